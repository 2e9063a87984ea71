import { Link } from "react-router";
import { tagline } from "../../../shop.config.ts";
import { heroPicture } from "../../../shop/picture.ts";
import { Carousel } from "../../ui/carousel.tsx";
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
    title: "Pierwsze zabawki dla\u00a0małych rączek",
    category: "dla-niemowlat",
  },
];

export function Hero() {
  return (
    <Carousel
      label="Polecane"
      slides={slides.map((slide, index) => ({
        name: slide.title,
        content: <Slide {...slide} first={index === 0} />,
      }))}
    />
  );
}

type SlideProps = (typeof slides)[number] & { first: boolean };

function Slide({ picture, label, title, category, first }: SlideProps) {
  const Title = first ? "h1" : "h2";
  return (
    <div className={`hero hero--${picture}`}>
      <div className="wrap hero__row">
        <div className="hero__text">
          <p className="hero__label">{label}</p>
          <Title className="hero__title">{title}</Title>
          <Link to={`/kategoria/${category}`} className="button button--primary" prefetch="intent">
            ZOBACZ WIĘCEJ
          </Link>
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
