import { type MouseEvent, useRef } from 'react'
import { CarouselArrows } from '#ui/carousel/carousel-parts.tsx'
import carouselCss from '#ui/carousel/carousel.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { mark, WAITS_FOR_ISLAND } from '#ui/page-protocol.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Thumbnails } from '#ui/carousel/thumbnails.tsx'
import { useCarousel } from '#ui/carousel/use-carousel.ts'
import { useLightbox } from '#ui/lightbox/use-lightbox.tsx'
import type { VehicleGalleryProps } from './props.ts'
import css from './view.module.css'

/** The pictures of a vehicle: a strip that snaps and swipes by itself, small pictures to choose from, and all of it on a full screen. */
export function VehicleGallery({ images, words }: VehicleGalleryProps) {
  const carousel = useCarousel({ count: images.length })
  const strip = useRef<HTMLDivElement>(null)
  const lightbox = useLightbox(strip)
  if (images.length === 0) return <p className={css.empty}>{words.no_pictures}</p>

  const open = (event: MouseEvent, index: number) => {
    // A click with a modifier key opens the picture itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    carousel.goTo(index)
    void lightbox.open(images[index]?.src ?? '')
  }
  return (
    <>
      <section {...carousel.regionProps} className={classNames(carouselCss.carousel, css.gallery)} aria-label={words.gallery}>
        <div {...carousel.viewportProps} className={classNames(carouselCss.viewport, css.viewport)}>
          <div ref={strip} className={carouselCss.strip}>
            {images.map((image, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a slide
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: pictures never move, and one may stand twice
                key={index}
                role="group"
                className={carouselCss.slide}
                aria-label={fillWords(words.picture_of, { n: index + 1, total: images.length })}
                data-selected={index === carousel.selected || undefined}
              >
                <a href={image.src} className={css.picture} {...mark(WAITS_FOR_ISLAND, '')} onClick={(event) => open(event, index)}>
                  <Picture image={image} sizes="(min-width: 1480px) 880px, (min-width: 901px) 60vw, 100vw" eager={index === 0} />
                  <span className="visually-hidden"> ({words.enlarge})</span>
                </a>
              </div>
            ))}
          </div>
        </div>
        <div className={css.badges} aria-hidden="true">
          <bdi dir="ltr" className={css.counter}>
            {carousel.selected + 1} / {images.length}
          </bdi>
          <Icon name="ui-expand" size={18} />
        </div>
        {images.length > 1 && (
          <div className={css.controls}>
            <Thumbnails
              // Pictures never move, and one may stand twice.
              items={images.map((image, index) => ({ id: index, image, label: fillWords(words.go_to_picture, { n: index + 1 }) }))}
              carousel={carousel}
              className={css.thumbnails}
            />
            <CarouselArrows carousel={carousel} />
          </div>
        )}
      </section>
      {lightbox.draw({
        label: words.gallery,
        // A picture may stand twice.
        slides: images.map((image, index) => ({ id: String(index), image })),
        startAt: carousel.selected,
        words: { slideOf: words.picture_of, close: words.close },
        onSelect: carousel.goTo,
      })}
    </>
  )
}
