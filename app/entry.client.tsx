import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPage } from "./layout/early-answers.ts";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter unstable_fetch={fetchPage} />);
});
