import { tagline } from "../../../shop.config.ts";
import { heroPicture } from "../../../shop/catalogue/picture.ts";
import { CarouselSlide } from "../../ui/carousel/carousel.tsx";
import { Picture } from "../../ui/picture.tsx";

const slides = [
  {
    picture: "prezenty",
    label: tagline,
    title: "Prezenty, do\u00a0których dzieci wracają",
    category: "pluszaki",
  },
  {
    picture: "edukacyjne",
    label: "Zabawki edukacyjne",
    title: "Dla tych, którzy pytają „dlaczego?”",
    category: "edukacyjne",
  },
  {
    picture: "niemowleta",
    label: "0–36\u00a0miesięcy",
    title: "Pierwsze zabawki dla małych rączek",
    category: "dla-niemowlat",
  },
];

export function HeroSlides() {
  return slides.map((slide, index) => (
    <CarouselSlide key={slide.picture} name={slide.title} index={index} count={slides.length}>
      <HeroSlide {...slide} first={index === 0} />
    </CarouselSlide>
  ));
}

type HeroSlideProps = (typeof slides)[number] & { first: boolean };

function HeroSlide({ picture, label, title, category, first }: HeroSlideProps) {
  const Title = first ? "h1" : "h2";
  return (
    <div className={`hero hero--${picture}`}>
      <div className="wrap hero__row">
        <div className="hero__text">
          <p className="hero__label">{label}</p>
          <Title className="hero__title">{title}</Title>
          <a className="button button--primary" href={`/kategoria/${category}`}>
            ZOBACZ WIĘCEJ
          </a>
        </div>
        <Picture
          base={`/pictures/scenes/hero-${picture}`}
          alt=""
          shape={heroPicture}
          sizes="(min-width: 79rem) 42rem, (min-width: 48rem) 54vw, 100vw"
          eager={first}
        />
      </div>
    </div>
  );
}
