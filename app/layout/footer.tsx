import { FooterContent } from "./footer-content.tsx";

/** Nothing in it ever changes, so its code stays on the server and the browser keeps the markup. */
export function Footer() {
  if (import.meta.env.SSR) {
    return (
      <footer className="footer">
        <FooterContent />
      </footer>
    );
  }
  return (
    <footer
      className="footer"
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}
