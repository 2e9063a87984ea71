import { validateGift, type GiftForm } from "../gift/gift.ts";
import { validateInvoice, type InvoiceForm } from "../invoice/invoice.ts";
import { isEmail, maxEmailLength } from "../../field/email.ts";
import { isPhone, maxPhoneLength } from "../../field/phone.ts";

/** Fields of the contact form and the order form, validated in the specified order. */
export const emptyForm = {
  name: "",
  email: "",
  phone: "",
  message: "",
  address: "",
  city: "",
  postalCode: "",
};

export type CustomerForm = typeof emptyForm;

export type FormExtras = { invoice?: InvoiceForm | undefined; gift?: GiftForm | undefined };

export type FormMode = "contact" | "order";

export type FormField = keyof CustomerForm | keyof InvoiceForm | keyof GiftForm | "terms" | "code";

export type FormNotice = { title: string; message: string };

export type FormError = FormNotice & {
  fields: Partial<Record<FormField, string>>;
};

export const invalidTitle = "Błąd walidacji";

/** Maximum lengths in characters, for `maxlength` and for the server. */
export const fieldLimits: Record<keyof CustomerForm, number> = {
  name: 120,
  email: maxEmailLength,
  phone: maxPhoneLength,
  message: 5000,
  address: 200,
  city: 100,
  postalCode: 20,
};

export function findTooLong<Field extends string>(
  values: Record<Field, string>,
  limits: Record<Field, number>,
): Partial<Record<Field, string>> {
  const tooLong = (Object.keys(limits) as Field[]).filter(
    (name) => values[name].length > limits[name],
  );
  return Object.fromEntries(
    tooLong.map((name) => [name, `Skróć do ${limits[name]} znaków.`]),
  ) as Partial<Record<Field, string>>;
}

/**
 * Returns the message of the first failing group and the messages of all invalid fields.
 *
 * @param extras the parts of an order's form that are wanted
 */
export function validateForm(
  mode: FormMode,
  form: CustomerForm,
  termsAccepted: boolean,
  { invoice, gift }: FormExtras = {},
): FormError | undefined {
  const groups = [
    validatePerson(form),
    mode === "order" ? validateAddress(form) : validateMessage(form),
  ];
  if (invoice) groups.push(validateInvoice(invoice));
  if (gift) groups.push(validateGift(gift));
  if (mode === "order") groups.push(validateTerms(termsAccepted));
  const failing = groups.filter((group) => Object.keys(group.fields).length > 0);
  if (failing.length === 0) return undefined;
  return {
    title: invalidTitle,
    message: failing[0]!.message,
    fields: Object.assign({}, ...failing.map((group) => group.fields)),
  };
}

type GroupErrors = Omit<FormError, "title">;

function validatePerson(form: CustomerForm): GroupErrors {
  return {
    message: "Sprawdź poprawność wszystkich pól formularza.",
    fields: {
      ...(!form.name && { name: "Podaj imię i nazwisko." }),
      ...(!isEmail(form.email) && { email: "Podaj adres e-mail, np. anna@poczta.pl." }),
      ...(!isPhone(form.phone) && {
        phone: "Podaj numer telefonu, np. 600 000 000.",
      }),
    },
  };
}

function validateAddress(form: CustomerForm): GroupErrors {
  return {
    message: "Wypełnij wszystkie dane adresowe.",
    fields: {
      ...(!form.address && { address: "Podaj ulicę i numer domu." }),
      ...(!form.city && { city: "Podaj miejscowość." }),
      ...(!form.postalCode && { postalCode: "Podaj kod pocztowy." }),
    },
  };
}

function validateMessage(form: CustomerForm): GroupErrors {
  const fields = form.message ? {} : { message: "Wpisz treść wiadomości." };
  return { message: "Wpisz treść wiadomości.", fields };
}

function validateTerms(accepted: boolean): GroupErrors {
  const message = "Zaakceptuj regulamin, aby złożyć zamówienie.";
  return { message, fields: accepted ? {} : { terms: message } };
}
