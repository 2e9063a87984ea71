import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

/** Structured lines on standard output. Callers give ids and counts, never what people wrote. */
export function createLogger(level: string, output?: DestinationStream): Logger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: plainError } }, output);
}

/** A database that refuses a row repeats it in the details of its error: they name people. */
function plainError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code };
}
