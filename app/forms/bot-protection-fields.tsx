import { honeypotHtml } from "./honeypot.ts";

/**
 * Hidden fields against bots: a signed timestamp, fetched by `fetchFormTimestamp`, and a honeypot.
 * A form that was returned once has a timestamp and no honeypot, so that a password manager that
 * fills it in blocks only the first attempt.
 */
export function BotProtectionFields({ stamp }: { stamp: string | undefined }) {
  return (
    <>
      <input type="hidden" name="stamp" defaultValue={stamp} />
      {!stamp && (
        <div
          className="visually-hidden"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: honeypotHtml }}
        />
      )}
    </>
  );
}
