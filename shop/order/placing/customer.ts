import { validateGift, type GiftForm } from "../gift/gift.ts";
import { validateInvoice, type InvoiceForm } from "../invoice/invoice.ts";

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
  email: 254,
  phone: 30,
  message: 5000,
  address: 200,
  city: 100,
  postalCode: 20,
};

const emailPattern =
  /^[^\s\p{C}@<>(),;:"\\[\]]+@[^\s\p{C}@<>(),;:"\\[\]]+\.[^\s\p{C}@<>(),;:"\\[\]]+$/u;
const phonePattern = /^\+?\(?\d(?:\)?[-\s.]{0,3}\(?\d)*\)?$/;

export function isEmail(text: string): boolean {
  return text.length <= fieldLimits.email && emailPattern.test(text);
}

export function isPhone(text: string): boolean {
  return text.length >= 9 && text.length <= fieldLimits.phone && phonePattern.test(text);
}

/** `12345` → `12-345`; other values are only trimmed. */
export function formatPostalCode(text: string): string {
  return text.trim().replace(/^(\d{2})\s?(\d{3})$/, "$1-$2");
}

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
      ...(!form.name.trim() && { name: "Podaj imię i nazwisko." }),
      ...(!isEmail(form.email.trim()) && { email: "Podaj adres e-mail, np. anna@poczta.pl." }),
      ...(!isPhone(form.phone.trim()) && {
        phone: "Podaj numer telefonu, np. 600 000 000.",
      }),
    },
  };
}

function validateAddress(form: CustomerForm): GroupErrors {
  return {
    message: "Wypełnij wszystkie dane adresowe.",
    fields: {
      ...(!form.address.trim() && { address: "Podaj ulicę i numer domu." }),
      ...(!form.city.trim() && { city: "Podaj miejscowość." }),
      ...(!form.postalCode.trim() && { postalCode: "Podaj kod pocztowy." }),
    },
  };
}

function validateMessage(form: CustomerForm): GroupErrors {
  const fields = form.message.trim() ? {} : { message: "Wpisz treść wiadomości." };
  return { message: "Wpisz treść wiadomości.", fields };
}

function validateTerms(accepted: boolean): GroupErrors {
  const message = "Zaakceptuj regulamin, aby złożyć zamówienie.";
  return { message, fields: accepted ? {} : { terms: message } };
}
