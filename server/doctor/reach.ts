import { lookup } from "node:dns/promises";
import { connect } from "node:net";

const timeoutMs = 5000;

export async function explainUnreachable(address: string): Promise<string | undefined> {
  const { hostname, port, protocol } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, "");
  try {
    await lookup(host);
  } catch (error) {
    const isWrong = (error as NodeJS.ErrnoException).code === "ENOTFOUND";
    return isWrong
      ? `nie ma serwera o nazwie ${host}; adres jest błędny`
      : `nie udało się odnaleźć serwera ${host}; sprawdź, czy maszyna ma internet`;
  }
  const number = Number(port) || (defaultPorts[protocol] ?? 0);
  const opened = await canConnect(host, number);
  return opened
    ? undefined
    : `serwer ${host} nie przyjmuje połączeń na porcie ${number}; nie działa albo ma inny port`;
}

const defaultPorts: Record<string, number> = {
  "https:": 443,
  "http:": 80,
  "smtp:": 587,
  "smtps:": 465,
};

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    const end = (opened: boolean) => () => {
      socket.destroy();
      resolve(opened);
    };
    socket.once("connect", end(true)).once("timeout", end(false)).once("error", end(false));
  });
}
