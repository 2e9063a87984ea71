import { useNavigate } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { cameFromShop } from "./came-from-shop.ts";

type BackToCategoryProps = { category: { key: string; name: string } };

/** Goes back when the visitor came from within the shop, so that list and place return. */
export function BackToCategory({ category }: BackToCategoryProps) {
  const navigate = useNavigate();
  return (
    <p className="product__back">
      <a
        href={`/kategoria/${category.key}`}
        className="button button--quiet"
        onClick={(event) => {
          if (!cameFromShop() || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <Icon name="left" />
        Powrót do kategorii
      </a>
    </p>
  );
}
