import { formatDate } from "../../../shop/text/article.ts";
import type { LegalPage } from "../../../shop/text/static-pages.ts";
import { Island } from "../../islands/island.tsx";
import CookiePreferences from "../../layout/cookies/cookie-preferences.tsx";
import { createPageMeta } from "../../seo/meta.ts";
import type { LoaderArgs, PageData, PageProps } from "../../route.ts";

/** Shorter texts have no table of contents. */
const minSectionsForContents = 4;

/** Serves each of `legalPages`: the path is the name of the text. */
export function loader({ shop: { content }, route }: LoaderArgs) {
  const name = route.path.replace("/", "") as LegalPage;
  const text = content.legal(name);
  const sections = text.headings.filter(({ depth }) => depth === 2);
  return {
    ...text,
    name,
    sections: sections.length < minSectionsForContents ? [] : sections,
  };
}

export const head = createPageMeta;

export default function LegalTextPage(props: PageProps<typeof loader>) {
  const { name, title, updated, sections, html } = props;
  return (
    <div className="wrap legal">
      <header className="legal__header">
        <h1>{title}</h1>
        <p className="muted">
          Ostatnia zmiana: <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </header>
      {sections.length > 0 && <Contents sections={sections} />}
      <div className="legal__text">
        {name === "ustawienia-cookies" && <Island component={CookiePreferences} />}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}

/** Collapsed on a phone, open beside the text on wide screens (see `legal.css`). */
function Contents({ sections }: Pick<PageData<typeof loader>, "sections">) {
  return (
    <nav className="legal__contents" aria-label="Spis treści">
      <details>
        <summary>Spis treści</summary>
        <ul className="legal__sections">
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
