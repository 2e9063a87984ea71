import { seller } from "../../../shop.config.ts";
import type { FormNotice } from "../../../shop/order/placing/customer.ts";
import {
  orderLinkLimits,
  parseOrderLinkRequest,
  type OrderLinkErrors,
  type OrderLinkRequest,
} from "../../../shop/order/link/order-link-request.ts";
import { createTelUrl } from "../../../shop/text/contact-urls.ts";
import { BotProtectionFields } from "../../forms/bot-protection-fields.tsx";
import { failureNotice } from "../../forms/json-form.ts";
import { readForm } from "../../forms/read-form.ts";
import { withStatus } from "../../result.ts";
import type { ActionArgs, HeadData, LoaderArgs, PageProps } from "../../route.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/notice.tsx";

type FormResult = { request: OrderLinkRequest; errors: OrderLinkErrors; notice?: FormNotice };

type StatusResult = { kind: "requested" } | ({ kind: "form"; stamp: string } & FormResult);

export function loader({ shop }: LoaderArgs) {
  return { stamp: shop.guard.signFormTimestamp() };
}

/** Same answer whether there is such an order or not. */
export async function action(args: ActionArgs) {
  const { fields, rateLimitNotice, checkBot } = await readForm(args);
  const { request, errors } = parseOrderLinkRequest(fields);
  const form = { kind: "form", stamp: fields.stamp, request, errors } as const;
  const reject = (notice: FormNotice, status: number) =>
    withStatus<StatusResult>({ ...form, notice }, status);
  if (rateLimitNotice) return reject(rateLimitNotice, 429);
  if (Object.keys(errors).length > 0) return withStatus<StatusResult>(form, 400);
  const botNotice = await checkBot();
  if (botNotice) return reject(botNotice, 400);
  try {
    await args.shop.mailOrderLink(request);
    return withStatus<StatusResult>({ kind: "requested" });
  } catch (error) {
    args.shop.log.error({ err: error }, "order link could not be stored");
    return reject(failureNotice, 503);
  }
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export function head({ url }: HeadData<typeof loader>) {
  return createPageMeta({
    title: "Status zamówienia",
    description: "Podaj numer zamówienia i e-mail, a przyślemy link do jego strony.",
    url,
  });
}

export default function StatusPage({ stamp, result }: PageProps<typeof loader, typeof action>) {
  return (
    <div className="wrap form-page">
      <h1>Status zamówienia</h1>
      {result?.kind === "requested" ? <Requested /> : <StatusForm stamp={stamp} result={result} />}
    </div>
  );
}

type StatusFormProps = { stamp: string; result: (StatusResult & { kind: "form" }) | undefined };

function StatusForm({ stamp, result }: StatusFormProps) {
  const { request, errors = {}, notice } = result ?? {};
  return (
    <>
      <p className="lead">
        Podaj numer zamówienia i e-mail, na który przyszło potwierdzenie. Wyślemy na niego link do
        strony zamówienia.
      </p>
      <form method="post" className="form" noValidate>
        {notice && <Notice tone="rose" role="alert" {...notice} />}
        <Field
          label="Numer zamówienia"
          name="number"
          autoComplete="off"
          required
          maxLength={orderLinkLimits.number}
          hint="Jest w e-mailu z potwierdzeniem, na przykład L-1042."
          defaultValue={request?.number}
          error={errors.number}
        />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={orderLinkLimits.email}
          defaultValue={request?.email}
          error={errors.email}
        />
        <BotProtectionFields stamp={result?.stamp ?? stamp} />
        <button type="submit" className="button button--primary">
          Wyślij link
        </button>
      </form>
    </>
  );
}

function Requested() {
  return (
    <Notice tone="mint" role="status" title="Sprawdź skrzynkę">
      Jeśli mamy takie zamówienie na ten adres, za chwilę przyjdzie link do jego strony. Wysyłamy go
      najwyżej raz na godzinę. Nie widzisz wiadomości? Zajrzyj do spamu, sprawdź numer albo zadzwoń:{" "}
      <a href={createTelUrl(seller.phone)}>{seller.phone}</a>.
    </Notice>
  );
}
