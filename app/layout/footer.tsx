import { lazy } from "react";
import { Still } from "../ui/still.tsx";

const FooterContent = lazy(() => import("./footer-content.tsx"));

/** Nothing in it ever changes. */
export function Footer() {
  return (
    <footer className="footer">
      <Still id="stopka" content={FooterContent} />
    </footer>
  );
}
