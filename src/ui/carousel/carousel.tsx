import type { ReactNode } from 'react'
import css from './carousel.module.css'
import { CarouselArrows, CarouselDots, CarouselToggle, type CarouselWords } from './carousel-parts.tsx'
import { classNames } from '../class-names.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { SlideCounter } from './slide-counter.tsx'
import { uiWords } from '../ui-words.ts'
import { type CarouselOptions, useCarousel } from './use-carousel.ts'

export type CarouselSlide = { id: string; label?: string; content: ReactNode }
export type CarouselView = 'default' | 'adjacent_slides'

export type CarouselProps = Omit<CarouselOptions, 'count'> & {
  label: string
  slides: readonly CarouselSlide[]
  /** `default` shows one slide; `adjacent_slides` also shows parts of its neighbours. [B-149] */
  view?: CarouselView
  words?: CarouselWords
  hasArrows?: boolean
  hasDots?: boolean
  /** The slides hold nothing that takes the focus, so the strip does: a keyboard scrolls it without a script. */
  isText?: boolean
  /** May set --carousel-slide (width of one slide) and --carousel-gap. */
  className?: string
  slideClassName?: string
}

/** As many dots stand in one row beside the arrows of a phone; a counter takes the place of more. */
const MOST_DOTS_OF_PHONE = 7

/**
 * Slides in a row, moved by swipe, arrows, dots and keys. Before hydration and without scripts, it is a scrolling, snapping strip of the
 * same size. A single slide has no controls; without slides it renders nothing.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, view = 'default', words = {}, hasArrows = true, hasDots = true, isText = false, className, slideClassName, ...options } = props
  const labels = { ...uiWords, ...words }
  const carousel = useCarousel({ ...options, count: slides.length })
  if (slides.length === 0) return null
  return (
    <section
      {...carousel.regionProps}
      className={classNames(css.carousel, className)}
      data-view={view}
      aria-roledescription={labels.carousel}
      aria-label={label}
    >
      <div {...carousel.viewportProps} className={css.viewport} tabIndex={isText ? 0 : undefined}>
        <div className={css.strip}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a slide
            <div
              key={slide.id}
              role="group"
              className={classNames(css.slide, slideClassName)}
              aria-roledescription={labels.slide}
              aria-label={slide.label ?? fillWords(labels.slideOf, { n: index + 1, total: slides.length })}
              data-selected={index === carousel.selected || undefined}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={css.controls}>
          {carousel.isAutoplaying && <CarouselToggle carousel={carousel} words={labels} />}
          {hasDots && <CarouselDots carousel={carousel} words={labels} />}
          {hasDots && carousel.stops > MOST_DOTS_OF_PHONE && (
            <SlideCounter selected={carousel.selected} total={carousel.stops} words={labels} isSilent={carousel.isAutoplaying} className={css.place} />
          )}
          {hasArrows && <CarouselArrows carousel={carousel} words={labels} />}
        </div>
      )}
    </section>
  )
}
