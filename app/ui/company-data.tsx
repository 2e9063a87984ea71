import { createMailtoUrl } from "../../shop/text/contact-urls.ts";
import type { Company } from "../../shop/catalogue/product/product.ts";

/** BaseLinker may have only the name. */
export function CompanyData({ name, address, email }: Company) {
  return (
    <>
      {[name, address].filter(Boolean).join(", ")}
      {email && <>, {email.includes("@") ? <a href={createMailtoUrl(email)}>{email}</a> : email}</>}
    </>
  );
}
