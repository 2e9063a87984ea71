import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

export function createLogger(level: string, output?: DestinationStream): Logger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: plainError } }, output);
}

/** Drops `detail`, in which the database repeats the row with personal data. */
function plainError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code };
}
