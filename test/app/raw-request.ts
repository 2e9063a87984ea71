import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Sends raw bytes and reads until the connection closes. */
export async function sendRaw(origin: string, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(origin);
  socket.write(bytes);
  return readToEnd(socket);
}

export async function openSocket(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** A reset counts as the end of the response. */
async function readToEnd(socket: Socket): Promise<string> {
  let response = "";
  socket.setEncoding("utf8").on("data", (text: string) => (response += text));
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("close", resolve));
  return response;
}

/** Returns 0 where the connection closed without a response. */
export function statusOf(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
}
