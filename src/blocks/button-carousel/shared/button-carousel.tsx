import type { ReactNode } from 'react'
import type { ButtonView } from '#block-engine/view-values.ts'
import { classNames } from '#ui/class-names.ts'
import carouselCss from '#ui/carousel/carousel.module.css'
import { type CarouselState, useCarousel } from '#ui/carousel/use-carousel.ts'
import { Buttons } from '#ui/link.tsx'
import { type ImageView, Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading, type HeadingTag } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { uiWords } from '#ui/ui-words.ts'
import css from './button-carousel.module.css'

/** A slide, and the button that shows it. */
export type ButtonSlide = {
  id: string
  /** The accessible name of slide and button. */
  label: string
  /** What the button shows. */
  mark: ReactNode
  image: ImageView | null
  heading: string
  paragraph: string
  buttons?: readonly ButtonView[]
}

type ButtonCarouselProps = {
  /** The id of the block: slides have ids, to which their buttons lead without a script. */
  id: string
  label: string
  look: 'colours' | 'icons' | 'numbers' | 'seats'
  ratio?: '16-9' | '16-6-5'
  slides: readonly ButtonSlide[]
  tag: HeadingTag
  isEager: boolean
  /** A second way to move, above the buttons. */
  control?: (carousel: CarouselState) => ReactNode
}

const sizes = {
  wide: '(min-width: 1480px) 1472px, 92vw',
  beside: '(min-width: 1480px) 936px, (min-width: 901px) 60vw, 92vw',
}

/** Slides of one picture each, chosen by buttons: the body of the carousels by colour, icon, number and seat. */
export function ButtonCarousel({ id, label, look, ratio, slides, tag, isEager, control }: ButtonCarouselProps) {
  const carousel = useCarousel({ count: slides.length })
  if (slides.length === 0) return null
  // Slides without anything to press leave the keyboard no other way to scroll their strip before the script comes.
  const isText = slides.every(({ buttons }) => (buttons?.length ?? 0) === 0)
  const isWide = look === 'colours' || look === 'seats'
  return (
    <section
      {...carousel.regionProps}
      className={classNames(carouselCss.carousel, css.carousel)}
      data-look={look}
      data-ratio={ratio}
      aria-roledescription={uiWords.carousel}
      aria-label={label}
    >
      <div {...carousel.viewportProps} className={classNames(carouselCss.viewport, css.viewport)} tabIndex={isText ? 0 : undefined}>
        <div className={carouselCss.strip}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a slide
            <div
              key={slide.id}
              id={`${id}-${slide.id}`}
              role="group"
              className={classNames(carouselCss.slide, css.slide)}
              aria-roledescription={uiWords.slide}
              aria-label={slide.label}
              data-selected={index === carousel.selected || undefined}
            >
              <Picture image={slide.image} sizes={isWide ? sizes.wide : sizes.beside} eager={isEager && index === 0} className={css.picture} />
              {(slide.heading || slide.paragraph || (slide.buttons?.length ?? 0) > 0) && (
                <div className={css.text}>
                  <Heading text={slide.heading} tag={tag} size="s" />
                  <RichText html={slide.paragraph} />
                  <Buttons items={slide.buttons ?? []} />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={css.controls}>
          {control?.(carousel)}
          <ul className={css.choices}>
            {slides.map((slide, index) => (
              <li key={slide.id}>
                <a
                  href={`#${id}-${slide.id}`}
                  className={css.choice}
                  aria-label={slide.label}
                  aria-current={index === carousel.selected || undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    carousel.goTo(index)
                  }}
                >
                  {slide.mark}
                  {(look === 'icons' || look === 'seats') && (
                    <span>
                      <BidiText text={slide.label} />
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
