import { useEffect, useState, type ComponentType, type JSX } from "react";
import { reloadIfReplaced } from "../islands/reload-if-replaced.ts";

/**
 * A component whose code is loaded when it is first drawn, or earlier with `preload`. `Fallback`
 * stands in its place until then, and for good where the code cannot be loaded. React's `lazy` would
 * show its fallback for 300 ms at least, even when the code is there already.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType,
) {
  let loaded: ComponentType<Props> | undefined;
  async function preload(): Promise<void> {
    loaded ??= (await load()).default;
  }
  function LazyComponent(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    useEffect(() => {
      if (!Content) preload().then(() => setContent(() => loaded), reloadIfReplaced);
    }, [Content]);
    return Content ? <Content {...(props as Props & JSX.IntrinsicAttributes)} /> : <Fallback />;
  }
  return Object.assign(LazyComponent, { preload });
}
