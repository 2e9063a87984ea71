import { startTransition, useState, type FormEvent } from "react";
import { Still } from "../../ui/still.tsx";
import { lazyPart, loadParts } from "./lazy-part.ts";

const Newsletter = lazyPart("Newsletter");

/** The document's own form until it is sent; only then comes the code that answers in its place. */
export function NewsletterSignup() {
  const [sent, setSent] = useState<FormData>();
  function send(event: FormEvent) {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    loadParts().then(
      () => startTransition(() => setSent(new FormData(form))),
      () => form.submit(),
    );
  }
  if (sent) return <Newsletter sent={sent} />;
  return <Still id="zapis" content={Newsletter} onSubmit={send} />;
}
