import type { ReactNode } from 'react'
import { CarouselArrows, type CarouselWords } from '../carousel/carousel-parts.tsx'
import carouselCss from '../carousel/carousel.module.css'
import { classNames } from '../class-names.ts'
import { Dialog } from '../dialog.tsx'
import css from './lightbox.module.css'
import { type ImageView, Picture } from '../pictures/picture.tsx'
import { SlideCounter } from '../carousel/slide-counter.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import { uiWords } from '../ui-words.ts'
import { useCarousel } from '../carousel/use-carousel.ts'

/** A picture, or a video rendered by the owner. */
export type LightboxSlide = { id: string; image: ImageView | null; caption?: string; film?: ReactNode }

export type LightboxProps = {
  isOpen: boolean
  onClose: () => void
  label: string
  slides: readonly LightboxSlide[]
  startAt: number
  words: CarouselWords & { close?: string }
  onSelect: (index: number) => void
}

/** All pictures uncropped on a full screen, starting with the pressed one. `useLightbox` loads its code on demand. */
export function Lightbox({ isOpen, onClose, ...content }: LightboxProps) {
  return (
    <div data-section-theme="black-theme">
      <Dialog isOpen={isOpen} onClose={onClose} label={content.label} closeLabel={content.words.close} size="full">
        <Slides {...content} />
      </Dialog>
    </div>
  )
}

function Slides({ label, slides, startAt, words, onSelect }: Omit<LightboxProps, 'isOpen' | 'onClose'>) {
  const carousel = useCarousel({ count: slides.length, startAt, onSelect })
  const { ref: setRegion, ...region } = carousel.regionProps
  const labels = { ...uiWords, ...words }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a carousel
    <div
      {...region}
      ref={(node) => {
        setRegion(node)
        // Takes the dialog's initial focus, so that the arrow keys work at once.
        node?.setAttribute('autofocus', '')
      }}
      role="group"
      tabIndex={-1}
      className={classNames(carouselCss.carousel, css.lightbox)}
      aria-roledescription={labels.carousel}
      aria-label={label}
    >
      <div {...carousel.viewportProps} className={classNames(carouselCss.viewport, css.stage)}>
        <div className={classNames(carouselCss.strip, css.strip)}>
          {slides.map(({ id, image, film }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a slide
            <div
              key={id}
              role="group"
              className={classNames(carouselCss.slide, css.slide)}
              aria-roledescription={labels.slide}
              aria-label={fillWords(labels.slideOf, { n: index + 1, total: slides.length })}
              data-film={film ? true : undefined}
            >
              {film ? <div className={css.film}>{film}</div> : <Picture image={image} sizes={`min(100vw, ${image?.width ?? 0}px)`} className={css.picture} />}
            </div>
          ))}
        </div>
      </div>
      <div className={css.bar}>
        <SlideCounter selected={carousel.selected} total={slides.length} words={words} />
        <p className={css.caption}>{slides[carousel.selected]?.caption}</p>
        {slides.length > 1 && <CarouselArrows carousel={carousel} words={words} />}
      </div>
    </div>
  )
}
