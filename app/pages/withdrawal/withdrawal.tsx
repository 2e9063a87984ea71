import { useActionData } from "react-router";
import { seller } from "../../../shop.config.ts";
import { phoneAddress } from "../../../shop/phone.ts";
import { shopContext } from "../../context.ts";
import { pageMeta } from "../../seo/meta.ts";
import { answerWithdrawal, type WithdrawalAnswer } from "./answer-withdrawal.server.ts";
import { WithdrawalReview } from "./withdrawal-review.tsx";
import { WithdrawalForm } from "./withdrawal-form.tsx";
import type { Route } from "./+types/withdrawal";

export function loader({ context }: Route.LoaderArgs) {
  return { url: `${context.get(shopContext).origin}/odstapienie` };
}

export function action(sent: Route.ActionArgs) {
  return answerWithdrawal(sent);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Odstąp od umowy",
    description:
      "Odstąp od umowy przez internet w dwóch krokach, bez logowania i bez podawania przyczyny. Potwierdzenie z datą i godziną dostaniesz e-mailem.",
    url: loaderData.url,
  });
}

/** The withdrawal function that the law asks for: what is declared, a look at it, a confirmation. */
export default function WithdrawalPage() {
  const answer = useActionData<WithdrawalAnswer>();
  return (
    <div className="wrap section withdrawal">
      <h1>Odstąp od umowy</h1>
      {answer?.kind === "received" ? (
        <Received {...answer} />
      ) : answer?.kind === "review" ? (
        <WithdrawalReview review={answer} />
      ) : (
        <WithdrawalForm answer={answer} />
      )}
    </div>
  );
}

function Received({ at, email }: WithdrawalAnswer & { kind: "received" }) {
  return (
    <div className="notice notice--mint" role="status">
      <strong>Przyjęliśmy Twoje odstąpienie od umowy</strong>
      <p>
        {at}. Pełną treść oświadczenia z&nbsp;datą i&nbsp;godziną wysyłamy na adres {email}. Dalej
        poprowadzimy Cię <span className="whole">e-mailem</span>; możesz też zadzwonić:{" "}
        <a href={phoneAddress(seller.phone)}>{seller.phone}</a>.
      </p>
    </div>
  );
}
