import { ContactDetails } from "./contact-details.tsx";
import { ContactFaq } from "./contact-faq.tsx";

/** What stands beside the form and never changes. */
export default function ContactAside() {
  return (
    <>
      <ContactDetails />
      <ContactFaq />
    </>
  );
}
