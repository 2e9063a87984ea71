import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** What the server does wrong, until it is told otherwise. */
export type SmtpFault =
  | { at: "AUTH" | "MAIL FROM" | "RCPT TO" | "DATA"; code: number }
  /** Takes the whole mail and says nothing, or closes the line. */
  | { at: "DATA"; then: "hang" | "drop" };

export type ReceivedMail = Email & { recipients: string[] };

export type FakeSmtp = Awaited<ReturnType<typeof openFakeSmtp>>;

/** A small mail server on the loopback that keeps what it is given and fails when it is asked to. */
export async function openFakeSmtp(port = 0) {
  const events = new EventEmitter();
  const mails: ReceivedMail[] = [];
  const attempts: string[] = [];
  const state: { fault?: SmtpFault; refused: Set<string> } = { refused: new Set() };

  function note(step: string): void {
    attempts.push(step);
    events.emit("step");
  }

  function answer(at: SmtpFault["at"], callback: (error?: Error | null) => void): void {
    const { fault } = state;
    note(at);
    if (fault?.at === at && "code" in fault) callback(refusal(fault.code));
    else callback();
  }

  async function receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    callback: (error?: Error | null, message?: string) => void,
  ): Promise<void> {
    const mail = await PostalMime.parse(Buffer.concat(await Array.fromAsync(stream)));
    const { fault } = state;
    note("DATA");
    if (fault?.at !== "DATA") {
      mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
      events.emit("step");
      callback(null, `queued as ${mails.length}`);
    } else if ("code" in fault) callback(refusal(fault.code));
    else if (fault.then === "drop") dropLine(server, session);
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: (auth, _session, callback) =>
      answer("AUTH", (error) => callback(error, error ? undefined : { user: auth.username })),
    onMailFrom: (_address, _session, callback) => answer("MAIL FROM", callback),
    onRcptTo: ({ address }, _session, callback) =>
      state.refused.has(address) ? callback(refusal(550)) : answer("RCPT TO", callback),
    onData: (stream, session, callback) => void receive(stream, session, callback),
  });
  // A client that gives up on a hanging line is no error of the server.
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo;

  async function until(done: () => boolean): Promise<void> {
    while (!done()) await once(events, "step");
  }

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    /** Each step that a client took, e.g. `RCPT TO`. */
    attempts,
    /** Addresses that are refused one by one. */
    refused: state.refused,
    failWith: (fault: SmtpFault | undefined) => (state.fault = fault),
    /** Resolves once so many mails have been taken. */
    received: (count: number) => until(() => mails.length >= count),
    reached: (step: SmtpFault["at"]) => until(() => attempts.includes(step)),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error("refused by the test"), { responseCode });
}

function dropLine(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) {
    if (connection.session?.id === session.id) connection._socket.destroy();
  }
}
