import { guaranteeNotice } from "../../../../shop.config.ts";
import { BlankLink } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";

const title = "Urzędowe zawiadomienie o prawnej gwarancji zgodności";

/** The owner's official file: a picture, else a link to a PDF. Nothing without one. */
export function GuaranteeNotice() {
  if (!guaranteeNotice) return null;
  return (
    <p className="form__guarantee">
      <BlankLink href={guaranteeNotice}>
        {guaranteeNotice.endsWith(".pdf") ? (
          <>
            <Icon name="shield" /> {title} (PDF)
          </>
        ) : (
          <img src={guaranteeNotice} alt={title} loading="lazy" />
        )}
      </BlankLink>
    </p>
  );
}
