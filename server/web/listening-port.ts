import { once } from "node:events";
import { createServer } from "node:net";
import type { Env } from "../env.ts";
import { OperatorError } from "../operator-error.ts";

type Address = Pick<Env, "HOST" | "PORT">;

const reasons: Record<string, string> = {
  EADDRINUSE: "jest zajęty przez inny program, może przez działający sklep",
  EACCES: "jest zastrzeżony dla administratora",
  EADDRNOTAVAIL: "nie należy do tej maszyny",
  ENOTFOUND: "nie jest znany tej maszynie",
};

/** Ends a start early: before the database is opened and web processes are forked. */
export async function assertPortFree(address: Address): Promise<void> {
  const probe = createServer().listen({ host: address.HOST, port: address.PORT });
  try {
    await once(probe, "listening");
  } catch (error) {
    throw explainListening(error, address);
  }
  probe.close();
  await once(probe, "close");
}

export function explainListening(error: unknown, { HOST, PORT }: Address): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
  if (reason === undefined) return error;
  return new OperatorError(
    `Sklep nie może się otworzyć: adres ${HOST}:${PORT} ${reason}. Zmień PORT albo HOST.`,
    { cause: error },
  );
}
