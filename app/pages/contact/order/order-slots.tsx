import { orderLimits, times } from "../../../../shop.config.ts";
import { formatPrice } from "../../../../shop/price.ts";
import type { GiftWrapping } from "../../../../shop/shop-config.ts";
import { pluralize } from "../../../../shop/text/plural.ts";
import { Field } from "../../../ui/form/field.tsx";
import type { FormResult } from "../form-result.ts";
import {
  AddressFields,
  PersonFields,
  RequiredNote,
  TermsField,
  type FieldsProps,
} from "../form-fields.tsx";
import { CodeField } from "./fields/code-field.tsx";
import { GuaranteeNotice } from "./guarantee-notice.tsx";
import { OrderExtras } from "./fields/order-extras.tsx";
import { HiddenFields, PrivacyNote, getFieldsProps } from "../form-slots.tsx";

/**
 * The parts of the order form that need no script.
 * @param isLinked whether the page has a cart without scripts, see `linked-cart.ts`
 */
export function createOrderSlots(
  result: FormResult | undefined,
  giftWrapping: GiftWrapping | undefined,
  { enquiry = "", isLinked = false },
) {
  const { errors, values } = getFieldsProps(result);
  const asEnquiry = result?.kind === "invalid" && result.asEnquiry;
  // What a link's order named is gone from its form once it is sold out.
  const isLost = values.pageId !== undefined && !isLinked;
  const lost = [enquiry, values.message].filter(Boolean).join("\n\n");
  const message = isLost ? lost : (values.message ?? enquiry);
  const fields: FieldsProps = { errors, values: { ...values, message } };
  return {
    emptyCart: <EmptyCartNotice />,
    locker: <LockerField code={fields.values.locker} />,
    person: (
      <>
        <DefaultButton />
        {!isLinked && <NoScriptNotice />}
        <RequiredNote />
        <PersonFields {...fields} />
      </>
    ),
    address: <AddressFields {...fields} />,
    notes: <OrderExtras {...fields} giftWrapping={giftWrapping} />,
    code: <CodeField {...fields} isLinked={isLinked} />,
    terms: <TermsField {...fields} />,
    privacy: (
      <>
        {!isLinked && <RememberPerson />}
        <GuaranteeNotice />
        <PrivacyNote mode="order" />
        <HiddenFields stamp={fields.values.stamp} />
        {asEnquiry && <RetainedCart {...fields} />}
      </>
    ),
    largeOrder: <LargeOrder hidden={!asEnquiry} />,
  };
}

export type OrderSlots = ReturnType<typeof createOrderSlots>;

/** Enter presses the first button of a form, which must not be the one of the discount code. */
function DefaultButton() {
  return (
    <button
      type="submit"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      data-replay-click
    />
  );
}

/** Shown by the script that can remember; the box has no name, so that it is not sent. */
function RememberPerson() {
  return (
    <div className="form__remember" inert>
      <div className="check">
        <input type="checkbox" id="zapamietaj" />
        <label htmlFor="zapamietaj">Zapamiętaj moje dane na tym urządzeniu</label>
      </div>
      <button type="button" className="button button--quiet" hidden>
        Zapomnij moje dane
      </button>
    </div>
  );
}

/** Without scripts nothing else has the cart. Comes before the current one of the summary. */
function RetainedCart({ values }: FieldsProps) {
  return ["lines", "delivery", "payment", "shownTotal"].map((name) => (
    <input key={name} type="hidden" name={name} value={values[name]} />
  ));
}

/** The script shows it for a cart, or an answer, beyond `orderLimits`. */
function LargeOrder({ hidden }: { hidden: boolean }) {
  const { pieces, lines, total } = orderLimits;
  const limits = [
    pieces && `${pluralize(pieces, ["sztukę", "sztuki", "sztuk"])} tej samej zabawki`,
    lines && pluralize(lines, ["zabawkę", "różne zabawki", "różnych zabawek"]),
    total && formatPrice(total),
  ].filter(Boolean);
  return (
    <div className="notice form__large" hidden={hidden}>
      <strong>Większe zakupy? Przygotujemy je dla Ciebie</strong>
      <p>
        {limits.length > 0 && `W jednym zamówieniu przyjmujemy najwyżej: ${limits.join(", ")}. `}
        {`Więcej wyślij nam jako zapytanie: dostaniemy cały koszyk i wszystko z formularza, sprawdzimy, ile mamy, i odpiszemy w ciągu ${times.reply} w dni robocze.`}
      </p>
      <button type="submit" name="enquiry" value="1" className="button button--secondary">
        Wyślij jako zapytanie
      </button>
    </div>
  );
}

/** Shown by `document-assets.ts` until the cart is loaded. */
function EmptyCartNotice() {
  return (
    <div className="notice">
      <p>
        <strong>Twój koszyk jest pusty.</strong> Wybierz zabawki w{" "}
        <a href="/#categories">sklepie</a> albo opisz niżej, czego szukasz – potraktujemy to jako
        zapytanie o zamówienie.
      </p>
    </div>
  );
}

function NoScriptNotice() {
  return (
    <noscript>
      <p className="notice">
        Koszyk potrzebuje JavaScriptu. Bez niego napisz nazwy zabawek w uwagach, a my przygotujemy
        zamówienie i odpiszemy.
      </p>
    </noscript>
  );
}

function LockerField({ code }: { code: string | undefined }) {
  return (
    <>
      <Field
        label="Kod paczkomatu"
        name="locker"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        defaultValue={code}
        hint="Na przykład ZAW01A. Znajdziesz go na mapie i w aplikacji InPost."
      />
      <p className="muted form__required">
        Adres jest potrzebny także przy paczkomacie: do umowy sprzedaży i na wypadek, gdyby paczka
        wróciła.
      </p>
    </>
  );
}
