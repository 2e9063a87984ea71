import { productPicture } from "../../../shop/catalogue/product/picture.ts";
import type { PageData } from "../../route.ts";
import { PhraseForm } from "../../ui/form/phrase-form.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { ReducedPrice } from "../../ui/product/price.tsx";
import { ShortProductName } from "../../ui/product/product-name.tsx";
import type { loader } from "./compare.tsx";

type CandidatesProps = Pick<PageData<typeof loader>, "compared" | "phrase" | "candidates">;

/** Toys to add: similar ones, or those that the visitor searches for. */
export function Candidates({ compared, phrase, candidates }: CandidatesProps) {
  return (
    <section className="comparison__candidates" aria-labelledby="dodaj">
      <h2 id="dodaj">{compared.length > 0 ? "Dodaj do porównania" : "Wybierz pierwszą zabawkę"}</h2>
      <PhraseForm
        action="/porownaj"
        label="Jakiej zabawki szukasz?"
        placeholder="Nazwa, producent albo EAN"
        phrase={phrase}
        button="Znajdź"
        buttonStyle="secondary"
      >
        {compared.map(({ id }) => (
          <input key={id} type="hidden" name="produkt" value={id} />
        ))}
      </PhraseForm>
      {candidates.length === 0 ? (
        <p role="status">Nie znaleźliśmy takiej zabawki. Spróbuj innego słowa.</p>
      ) : (
        <ul className="comparison__list">
          {candidates.map((candidate) => (
            <li key={candidate.id}>
              <CandidateLink candidate={candidate} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CandidateLink({ candidate }: { candidate: CandidatesProps["candidates"][number] }) {
  const { name, image, withPath } = candidate;
  return (
    <a href={withPath} rel="nofollow">
      <Picture base={image} alt="" shape={productPicture} sizes="(min-width: 768px) 96px, 80px" />
      <span>
        <strong>
          <ShortProductName name={name} />
        </strong>
        <span className="comparison__offer">
          {candidate.hasSeveralPrices && "od "}
          <ReducedPrice product={candidate} />
        </span>
      </span>
    </a>
  );
}
