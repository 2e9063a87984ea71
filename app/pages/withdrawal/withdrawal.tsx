import { legal } from "../../../shop.config.ts";
import { Island } from "../../islands/island.tsx";
import type { HeadData, LoaderArgs, PageProps } from "../../route.ts";
import { createPageMeta } from "../../seo/meta.ts";
import { submitWithdrawal } from "./action.ts";
import WithdrawalSteps, { WithdrawalReceived } from "./withdrawal-steps.tsx";

export function loader({ url }: LoaderArgs) {
  /** Redirected here after a submission without scripts. */
  return { received: url.searchParams.get("przyjeto") === "1" };
}

export const action = submitWithdrawal;

export function head({ url }: HeadData<typeof loader>) {
  return createPageMeta({
    title: "Odstąp od umowy",
    description:
      "Odstąp od umowy przez internet w dwóch krokach, bez logowania i bez podawania przyczyny. Potwierdzenie z datą i godziną dostaniesz e-mailem.",
    url,
  });
}

/** The withdrawal function required by law. */
export default function WithdrawalPage({
  received,
  result,
}: PageProps<typeof loader, typeof action>) {
  return (
    <div className="wrap withdrawal">
      <h1>Odstąp od umowy</h1>
      {received ? (
        <WithdrawalReceived />
      ) : (
        <Island component={WithdrawalSteps} initialResult={result} days={legal.withdrawalDays} />
      )}
    </div>
  );
}
