import type { ComponentProps, ReactNode } from "react";

type FieldProps = {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  multiline?: boolean;
} & Omit<ComponentProps<"input">, "children">;

/** A labelled control with hint and error, tied to it by `aria-describedby`. */
export function Field({
  label,
  name,
  error,
  hint,
  required = false,
  multiline,
  ...rest
}: FieldProps) {
  const control = {
    id: `pole-${name}`,
    name,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": hint ? `podpowiedz-${name} blad-${name}` : `blad-${name}`,
    ...rest,
  };
  return (
    <div className="field">
      <label htmlFor={control.id}>
        {label}
        <span className="field__mark" aria-hidden="true">
          {required ? " *" : " (nieobowiązkowe)"}
        </span>
      </label>
      <FieldHint name={name} hint={hint} />
      {multiline ? (
        <textarea rows={5} {...(control as ComponentProps<"textarea">)} />
      ) : (
        <input {...control} />
      )}
      <FieldError name={name} error={error} />
      {rest.type === "email" && <p className="field__question" role="status" />}
    </div>
  );
}

type CheckFieldProps = {
  name: string;
  checked: boolean | undefined;
  error?: string | undefined;
  required?: boolean;
  hint?: ReactNode;
  children: ReactNode;
};

/** A checkbox, unchecked by default. */
export function CheckField({ name, checked, error, required = true, ...rest }: CheckFieldProps) {
  const { hint, children } = rest;
  const id = `pole-${name}`;
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        name={name}
        required={required}
        defaultChecked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `podpowiedz-${name} blad-${name}` : `blad-${name}`}
      />
      <label htmlFor={id}>{children}</label>
      <FieldHint name={name} hint={hint} />
      <FieldError name={name} error={error} />
    </div>
  );
}

/** A link beside a form, in a new tab so that the form stays. */
export function BlankLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function FieldHint({ name, hint }: { name: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p className="field__hint" id={`podpowiedz-${name}`}>
      {hint}
    </p>
  );
}

function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return (
    <p className="field__error" id={`blad-${name}`}>
      {error}
    </p>
  );
}
