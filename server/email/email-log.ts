type Write = (details: object, message: string) => void;

/** The log methods used for mail. Details contain ids and kinds, never personal data. */
export type MailLog = { info: Write; warn: Write; error: Write };
