import { CategoryTiles } from "./category-tiles.tsx";
import { EducationalPromo } from "./educational-promo.tsx";
import { Film } from "./film.tsx";
import { PopularCategories } from "./popular-categories.tsx";
import { Story } from "./story.tsx";

/** What is there to see, and whose shop this is. */
export function ShopTour() {
  return (
    <>
      <PopularCategories />
      <CategoryTiles />
      <Story />
      <Film />
      <EducationalPromo />
    </>
  );
}
