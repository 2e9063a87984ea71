type BreadcrumbsProps = { category: { key: string; name: string }; name: string };

export function Breadcrumbs({ category, name }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Gdzie jesteś">
      <ol className="breadcrumbs__list">
        <li>
          <a href="/zabawki">Zabawki</a>
        </li>
        <li>
          <a href={`/kategoria/${category.key}`}>{category.name}</a>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
