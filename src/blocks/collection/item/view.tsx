import { TypedPrice } from '#domains/markets/ui/index.ts'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { ImageView } from '#block-engine/view-values.ts'
import { classNames } from '#ui/class-names.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { CarouselArrows } from '#ui/carousel/carousel-parts.tsx'
import carouselCss from '#ui/carousel/carousel.module.css'
import { useCarousel } from '#ui/carousel/use-carousel.ts'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { uiWords } from '#ui/ui-words.ts'
import type { collectionItem } from './block.ts'
import css from './view.module.css'

type Shot = { id: string; image: ImageView }

export function CollectionItem({ anchor, isEager, values, groups, words }: ViewProps<typeof collectionItem>) {
  const shots = groups.flatMap(({ id, image }) => (image ? [{ id, image }] : []))
  if (shots.length === 0 && !values.heading) return null
  return (
    <BlockSection anchor={anchor} values={values}>
      <div className={css.item} data-reversed={values.is_reversed || undefined}>
        {shots.length > 0 && <Shots shots={shots} label={values.heading || words.label} isEager={isEager} />}
        <div className={css.text}>
          <BlockHeading values={values} />
          {values.price && (
            <p className={css.price}>
              <TypedPrice elsewhere={values.prices_elsewhere}>
                <BidiFigure text={[values.price, values.currency].filter(Boolean).join(' ')} />
              </TypedPrice>
            </p>
          )}
          <RichText html={values.paragraph} />
          <Buttons items={values.buttons} />
          {values.sku && (
            <p className={css.sku}>
              {words.sku}: <bdi>{values.sku}</bdi>
            </p>
          )}
        </div>
      </div>
    </BlockSection>
  )
}

function Shots({ shots, label, isEager }: { shots: readonly Shot[]; label: string; isEager: boolean }) {
  const carousel = useCarousel({ count: shots.length })
  return (
    <section {...carousel.regionProps} className={carouselCss.carousel} aria-roledescription={uiWords.carousel} aria-label={label}>
      <div {...carousel.viewportProps} className={carouselCss.viewport} tabIndex={shots.length > 1 ? 0 : undefined}>
        <div className={carouselCss.strip}>
          {shots.map(({ id, image }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a slide
            <div
              key={id}
              role="group"
              className={classNames(carouselCss.slide, css.slide)}
              aria-roledescription={uiWords.slide}
              aria-label={fillWords(uiWords.slideOf, { n: index + 1, total: shots.length })}
              data-selected={index === carousel.selected || undefined}
            >
              <Picture image={image} sizes="(min-width: 1480px) 720px, (min-width: 901px) 46vw, 92vw" eager={isEager && index === 0} className={css.shot} />
            </div>
          ))}
        </div>
      </div>
      {shots.length > 1 && (
        <div className={css.controls}>
          <div className={css.thumbnails}>
            {shots.map(({ id, image }, index) => (
              <button
                key={id}
                type="button"
                className={css.thumbnail}
                aria-label={fillWords(uiWords.goTo, { n: index + 1 })}
                aria-current={index === carousel.selected || undefined}
                onClick={() => carousel.goTo(index)}
              >
                <Picture image={{ ...image, alt: '' }} sizes="64px" className={css.shot} />
              </button>
            ))}
          </div>
          <CarouselArrows carousel={carousel} />
        </div>
      )}
    </section>
  )
}
