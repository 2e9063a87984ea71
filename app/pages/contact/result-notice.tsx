import { failureNotice } from "../../forms/json-form.ts";
import type { FormError } from "../../../shop/order/placing/customer.ts";
import type { FormResult } from "./form-result.ts";

/** The notice of a result that keeps the form, for the toast and, without scripts, for the page. */
export function createResultNotice(result: FormResult | undefined) {
  if (!result || result.kind === "accepted") return undefined;
  const tone: "mint" | "rose" = /sent|code/.test(result.kind) ? "mint" : "rose";
  if (result.kind === "failed") return { tone, ...failureNotice };
  const { title, message } = result.kind === "invalid" ? result.error : result.notice;
  return { tone, title, message };
}

/** The messages of a result's fields. */
export function getErrors(result: FormResult | undefined): FormError["fields"] | undefined {
  if (result?.kind === "changed") return result.errors;
  return result?.kind === "invalid" ? result.error.fields : undefined;
}

type ResultNoticeProps = {
  result: FormResult | undefined;
  /** The toast says it, so the page says only what remains when that has gone. */
  hasToast: boolean;
};

export function ResultNotice({ result, hasToast }: ResultNoticeProps) {
  const notice = createResultNotice(result);
  if (!notice || !result || (hasToast && result.kind === "sent")) return null;
  const { tone, title, message } = notice;
  const errors = result.kind === "invalid" ? Object.entries(result.error.fields) : [];
  return (
    <div className={`notice notice--${tone}`}>
      {!hasToast && (
        <>
          <strong>{title}</strong>
          <p>{message}</p>
        </>
      )}
      {errors.length > 0 ? (
        <ul>
          {errors.map(([name, text]) => (
            <li key={name}>
              <a href={`#pole-${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : (
        hasToast && <p>{result.kind === "failed" ? fieldsKept : message}</p>
      )}
    </div>
  );
}

const fieldsKept = "Formularz nie został wysłany. Wszystko, co w nim jest, zostało.";
