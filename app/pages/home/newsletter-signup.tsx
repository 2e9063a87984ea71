import { startTransition, useEffect, useState, type FormEvent } from "react";
import { Still } from "../../ui/still.tsx";
import { lazyPart, loadParts } from "./lazy-part.ts";

const Newsletter = lazyPart("Newsletter");

const id = "zapis";

/** The document's own form until it is sent; only then comes the code that answers in its place. */
export function NewsletterSignup() {
  const [sent, setSent] = useState<FormData>();
  useEffect(() => {
    // The checks in the code that answers take over from the browser's own.
    document.querySelector(`#${id} form`)?.setAttribute("novalidate", "");
  }, []);
  function send(event: FormEvent) {
    // Drawn by a visit from another page, the form sends itself.
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    loadParts().then(
      () => startTransition(() => setSent(new FormData(form))),
      () => form.reportValidity() && form.submit(),
    );
  }
  if (sent) return <Newsletter sent={sent} />;
  return <Still id={id} content={Newsletter} onSubmit={send} />;
}
