import type { ComponentProps, ReactNode } from "react";

type NoticeProps = {
  tone: "mint" | "rose";
  title: string;
  /** The text, unless it is more than a string. */
  message?: string;
  children?: ReactNode;
} & Pick<ComponentProps<"div">, "ref" | "role" | "tabIndex">;

/** The result of a form, shown in the page, since toasts disappear and need scripts. */
export function Notice({ tone, title, message, children, ...rest }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`} {...rest}>
      <strong>{title}</strong>
      <p>{message ?? children}</p>
    </div>
  );
}
