import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

type SmtpStep = "CONN" | "AUTH" | "MAIL FROM" | "RCPT TO" | "DATA";

/** Injected fault of the server. */
export type SmtpFault =
  | { at: SmtpStep; code: number; text?: string }
  /** Of this recipient alone. */
  | { at: "RCPT TO"; code: number; text?: string; to: string }
  /** Reads the whole mail and hangs, or closes the connection. */
  | { at: "DATA"; silent: "hang" | "drop" };

/** `account` is the login of the client. */
type ReceivedMail = Email & { recipients: string[]; account: string };

export type FakeSmtp = Awaited<ReturnType<typeof openFakeSmtp>>;

type SmtpReply = (error?: Error | null) => void;

/**
 * A small mail server on the loopback that records mails and fails on demand. `taken` is called
 * before the client gets the response.
 */
export async function openFakeSmtp(port = 0, taken?: (mail: ReceivedMail) => void) {
  const journal = createJournal(taken);
  const server = createServer(journal);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo;
  return {
    ...journal,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function createJournal(taken?: (mail: ReceivedMail) => void) {
  const events = new EventEmitter();
  const mails: ReceivedMail[] = [];
  const steps: SmtpStep[] = [];
  /** Recipients that are rejected. */
  const refused = new Set<string>();
  const state: { fault?: SmtpFault | undefined } = {};
  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) await once(events, "entry");
  };
  return {
    mails,
    steps,
    refused,
    state,
    failWith(fault: SmtpFault | undefined): void {
      state.fault = fault;
    },
    note(step: SmtpStep, mail?: ReceivedMail): void {
      steps.push(step);
      if (mail) {
        mails.push(mail);
        taken?.(mail);
      }
      events.emit("entry");
    },
    /** Resolves once so many mails have been accepted. */
    received: (count: number) => until(() => mails.length >= count),
    /** Resolves with the mails from and to this person once there are so many. */
    async exchanged(address: string, count: number): Promise<ReceivedMail[]> {
      const own = () =>
        mails.filter(
          ({ recipients, replyTo }) =>
            recipients.includes(address) || replyTo?.[0]?.address === address,
        );
      await until(() => own().length >= count);
      return own();
    },
    /** Resolves once a client has reached this command. */
    reached: (step: SmtpStep) => until(() => steps.includes(step)),
  };
}

type Journal = ReturnType<typeof createJournal>;

function createServer(journal: Journal): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, callback) => response(journal, "CONN", callback),
    onAuth: ({ username }, _session, callback) =>
      response(journal, "AUTH", (error) => callback(error, error ? undefined : { user: username })),
    onMailFrom: (_address, _session, callback) => response(journal, "MAIL FROM", callback),
    onRcptTo: ({ address }, _session, callback) =>
      journal.refused.has(address)
        ? callback(refusal(550))
        : response(journal, "RCPT TO", callback, address),
    onData: (stream, session, callback) =>
      // A client that dies half-way has sent no mail.
      void receive(journal, server, stream, session, callback).catch(() => undefined),
  });
  // A client that gives up on a hanging connection is no error of the server.
  server.on("error", () => undefined);
  return server;
}

function response(journal: Journal, step: SmtpStep, callback: SmtpReply, recipient?: string): void {
  const { fault } = journal.state;
  if (step !== "CONN") journal.note(step);
  const isMeant = fault?.at === step && (!("to" in fault) || fault.to === recipient);
  if (isMeant && "code" in fault) callback(refusal(fault.code, fault.text));
  else callback();
}

async function receive(
  journal: Journal,
  server: SMTPServer,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  callback: SmtpReply,
): Promise<void> {
  const mail = await PostalMime.parse(Buffer.concat(await Array.fromAsync(stream)));
  const { fault } = journal.state;
  const taken = fault?.at !== "DATA";
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  const account = String(session.user ?? "");
  journal.note("DATA", taken ? { ...mail, recipients, account } : undefined);
  if (taken) callback();
  else if ("code" in fault) callback(refusal(fault.code, fault.text));
  else if (fault.silent === "drop") dropLine(server, session);
}

// Real servers repeat the rejected address.
function refusal(responseCode: number, text = "<anna@poczta.pl> refused by the test"): Error {
  return Object.assign(new Error(text), { responseCode });
}

function dropLine(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) {
    if (connection.session?.id === session.id) connection._socket.destroy();
  }
}
