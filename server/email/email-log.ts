type Write = (details: object, message: string) => void;

/** What mail needs of the log. Details name mails by id and kind, never people. */
export type MailLog = { info: Write; warn: Write; error: Write };
