type LinkGroupProps = {
  title: string;
  links: readonly (readonly [string, string])[];
  /** Left out on the order page. */
  isMore?: boolean;
};

/**
 * Native disclosure. The style sheet shows the links of a closed one where there is space; the
 * title is then a heading instead of its button.
 */
export function LinkGroup({ title, links, isMore = false }: LinkGroupProps) {
  return (
    <nav aria-label={title} className={isMore ? "footer__more" : "footer__law"}>
      <h2 className="footer__title">{title}</h2>
      <details className="footer__group">
        <summary>{title}</summary>
        <ul className="footer__links">
          {links.map(([href, name]) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
