import { lazy, startTransition, useState, type FormEvent } from "react";
import { Still } from "../ui/still.tsx";

const loadForm = () => import("./signup-form.tsx");
const SignupForm = lazy(loadForm);

/** The document's own form until it is sent; only then comes the code that answers in its place. */
export function Signup() {
  const [sent, setSent] = useState<FormData>();
  function send(event: FormEvent) {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    loadForm().then(
      () => startTransition(() => setSent(new FormData(form))),
      () => form.submit(),
    );
  }
  if (sent) return <SignupForm sent={sent} />;
  return (
    <div onSubmit={send}>
      <Still id="zapis" content={SignupForm} />
    </div>
  );
}
