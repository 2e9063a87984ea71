import { brand, home } from "../../../shop.config.ts";
import { heroPicture } from "../../../shop/catalogue/product/picture.ts";
import { Island } from "../../islands/island.tsx";
import CarouselControls from "../../ui/carousel/carousel-controls.tsx";
import { firstLetter, hasPicture, ScenePicture } from "../../ui/picture/scene-picture.tsx";
import { ToyBlocks } from "../../ui/picture/toy-blocks.tsx";

const { slides } = home;

/** A native scroll container: swipes and keys work without scripts. */
export function HeroCarousel() {
  const count = slides.length;
  return (
    <section className="carousel" aria-label="Polecane" aria-roledescription="karuzela">
      <div className="carousel__track">
        {slides.map((slide, index) => (
          <div
            key={slide.picture}
            className="carousel__slide"
            role="group"
            aria-roledescription="slajd"
            aria-label={`${index + 1} z ${count}: ${slide.title}`}
          >
            <HeroSlide {...slide} first={index === 0} />
          </div>
        ))}
      </div>
      <Island component={CarouselControls} count={count} />
    </section>
  );
}

type HeroSlideProps = (typeof slides)[number] & { first: boolean };

function HeroSlide({ picture, backdrop, label, title, category, first }: HeroSlideProps) {
  const Title = first ? "h1" : "h2";
  return (
    <div className="hero" data-backdrop={backdrop}>
      <div className="wrap hero__row">
        <div className="hero__text">
          <p className="hero__label">{label}</p>
          <Title className="hero__title">{title}</Title>
          <a className="button button--primary" href={`/kategoria/${category}`}>
            ZOBACZ WIĘCEJ
          </a>
        </div>
        {hasPicture(picture) ? (
          <ScenePicture
            base={picture}
            alt=""
            shape={heroPicture}
            sizes="(min-width: 1920px) 1040px, (min-width: 945px) 54vw, (min-width: 768px) 510px, 100vw"
            eager={first}
          />
        ) : (
          <ToyBlocks letter={firstLetter(brand)} />
        )}
      </div>
    </div>
  );
}
