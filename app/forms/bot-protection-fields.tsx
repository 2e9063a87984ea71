import { honeypotHtml } from "./honeypot.ts";

/**
 * What tells people from robots: when the form was opened, which `signFormTimestamp` asks for, and a field
 * that only a robot fills in. Who has been answered once has a stamp and needs no trap any more, so
 * that a password manager which filled it does so once.
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
