import { useState, type ComponentProps, type ComponentType, type JSX } from "react";

type StillProps<Given> = {
  id: string;
  /** Lazy: see below when its code is needed at all. */
  content: ComponentType<Given>;
  /** The content's props. */
  given?: Given;
  /** Clicks and forms inside are heard here. */
} & Pick<ComponentProps<"div">, "onClick" | "onSubmit">;

/**
 * Markup that never changes. The document brings it and the browser keeps it as it is; its code is
 * fetched only by a visitor who comes from another page of the shop.
 */
export function Still<Given = object>({ content: Content, given, ...rest }: StillProps<Given>) {
  const [brought] = useState(() => findMarkup(rest.id));
  if (brought === undefined) {
    return (
      <div {...rest}>
        <Content {...(given as Given & JSX.IntrinsicAttributes)} />
      </div>
    );
  }
  return <div {...rest} dangerouslySetInnerHTML={{ __html: brought }} />;
}

/** What the document brought: undefined on the server, and for a visitor from another page. */
export function findMarkup(id: string): string | undefined {
  return import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML;
}
