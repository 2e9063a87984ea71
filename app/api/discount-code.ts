import { checkCode } from "../forms/check-code.ts";
import { readFields } from "../forms/read-form.ts";
import type { ActionArgs } from "../route.ts";

/** What a code takes off the cart's products, for the order page. */
export async function action(args: ActionArgs): Promise<Response> {
  const result = args.rateLimitMessage
    ? { text: args.rateLimitMessage }
    : await checkCode(await readFields(args.request), args);
  return Response.json(result, { headers: { "Cache-Control": "no-store" } });
}
