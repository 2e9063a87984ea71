import { pino, type Logger } from "pino";

/** Structured lines on standard output. Callers give ids and counts, never what people wrote. */
export function openLog(level: string): Logger {
  return pino({ level, base: { pid: process.pid } });
}
