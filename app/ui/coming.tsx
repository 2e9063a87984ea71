import { useEffect, useState, type ComponentType, type JSX, type ReactNode } from "react";

type ComingProps<Given> = {
  /** The content's props. */
  given?: Given;
  /** Stands there until the content's code has come. */
  meanwhile?: ReactNode;
};

/**
 * A part whose code is asked for when it is first drawn, or earlier with `ask`. React's `lazy` would
 * let what stands there meanwhile stand for 300 ms at least, even when the code is there already.
 */
export function coming<Given = object>(load: () => Promise<{ default: ComponentType<Given> }>) {
  let there: ComponentType<Given> | undefined;
  async function ask(): Promise<void> {
    there = (await load()).default;
  }
  function Coming({ given, meanwhile }: ComingProps<Given>) {
    const [Content, setContent] = useState(() => there);
    useEffect(() => {
      if (Content) return;
      const fail = (error: unknown) =>
        setContent(() => {
          throw error;
        });
      ask().then(() => setContent(() => there), fail);
    }, [Content]);
    return Content ? <Content {...(given as Given & JSX.IntrinsicAttributes)} /> : meanwhile;
  }
  return Object.assign(Coming, { ask });
}
