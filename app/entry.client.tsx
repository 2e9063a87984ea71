import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPage } from "./layout/early-answers.ts";

// Not in the task in which the framework's code begins: together they would hold a phone up.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter unstable_fetch={fetchPage} />);
  });
});
