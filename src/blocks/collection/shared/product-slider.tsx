import { TypedPrice } from '#domains/markets/ui/index.ts'
import type { SectionTheme } from '#ui/layout/section.tsx'
import { Carousel, type CarouselView } from '#ui/carousel/carousel.tsx'
import { TextLink } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import type { Product } from './product.ts'
import css from './product-slider.module.css'

type ProductSliderProps = { label: string; products: readonly Product[]; view?: CarouselView; hasDots: boolean; theme: SectionTheme; isEager: boolean }

/** Products side by side, each a card with picture, name and price. */
export function ProductSlider({ label, products, view = 'default', hasDots, theme, isEager }: ProductSliderProps) {
  return (
    <Carousel
      label={label}
      view={view}
      hasDots={hasDots}
      isText={products.every(({ link }) => !link)}
      className={css.slider}
      slides={products.map((product, index) => ({
        id: product.id,
        label: product.label,
        content: <ProductCard product={product} theme={theme} isEager={isEager && index === 0} />,
      }))}
    />
  )
}

function ProductCard({
  product: { image, label, description, price, prices_elsewhere: elsewhere, link },
  theme,
  isEager,
}: {
  product: Product
  theme: SectionTheme
  isEager: boolean
}) {
  return (
    <article className={css.card} data-section-theme={theme}>
      <Picture
        image={image}
        sizes="(min-width: 1480px) 345px, (min-width: 901px) 23vw, (min-width: 741px) 40vw, 70vw"
        eager={isEager}
        className={css.picture}
      />
      <div className={css.text}>
        <h3 className={css.name}>
          {link ? (
            <TextLink link={link} className={css.link}>
              <BidiText text={label || link.label} />
            </TextLink>
          ) : (
            <BidiText text={label} />
          )}
        </h3>
        {description && <p className={css.description}>{description}</p>}
        {price && (
          <p className={css.price}>
            <TypedPrice elsewhere={elsewhere}>
              <BidiFigure text={price} />
            </TypedPrice>
          </p>
        )}
      </div>
    </article>
  )
}
