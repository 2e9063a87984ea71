import { startTransition, useEffect, useState } from "react";
import { useNavigation } from "react-router";

const patienceMs = 120;

/** The page that a visitor has been waiting for long enough to be shown its shape. */
export function useAwaitedPath(): string | undefined {
  const path = useNavigation().location?.pathname;
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAwaited(path)), patienceMs);
    return () => clearTimeout(timer);
  }, [path]);
  return awaited === path ? path : undefined;
}
