import type { FormError } from "../../../shop/order/customer.ts";
import type { FormResult } from "./action.ts";
import { createResultMessage } from "./result-messages.ts";

type FormResultNoticeProps = { result: FormResult | undefined; error: FormError | undefined };

/** Shows the result in the page, since toasts disappear and need scripts. */
export function FormResultNotice({ result, error }: FormResultNoticeProps) {
  const message = error
    ? { title: error.title, text: error.message, success: false }
    : createResultMessage(result);
  if (!message) return null;
  return (
    <div className={message.success ? "notice notice--mint" : "notice notice--rose"} tabIndex={-1}>
      <strong>{message.title}</strong>
      <p>{message.text}</p>
    </div>
  );
}
