import { ProductGridSkeleton } from "../ui/product-grid.tsx";

/** The shape of a page with toys. */
export default function AwaitedListContent() {
  return (
    <div className="wrap category" aria-busy="true">
      <p className="visually-hidden" role="status">
        Wczytujemy zabawki…
      </p>
      <div className="category__header category__header--skeleton" />
      <ProductGridSkeleton count={8} />
    </div>
  );
}
