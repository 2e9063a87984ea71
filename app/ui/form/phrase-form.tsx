import type { ReactNode } from "react";
import { maxQueryLength } from "../../../shop/catalogue/search/fixed-list.ts";

type PhraseFormProps = {
  action: string;
  label: string;
  placeholder: string;
  phrase: string;
  button: string;
  buttonStyle: "primary" | "secondary";
  /** Hidden fields. */
  children?: ReactNode;
};

/** A search that works without scripts. */
export function PhraseForm({ action, label, placeholder, phrase, ...parts }: PhraseFormProps) {
  return (
    <search>
      <form action={action} className="phrase-form">
        {parts.children}
        <input
          type="search"
          name="fraza"
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxQueryLength}
          defaultValue={phrase}
        />
        <button type="submit" className={`button button--${parts.buttonStyle}`}>
          {parts.button}
        </button>
      </form>
    </search>
  );
}
