import { useState } from 'react'
import { CarouselArrows } from '#ui/carousel-parts.tsx'
import carouselCss from '#ui/carousel.module.css'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import { fillIn } from '#ui/ui-words.ts'
import { useCarousel } from '#ui/use-carousel.ts'
import { Counter } from './counter.tsx'
import { GalleryFilm, type GalleryWords, type Item } from './gallery-item.tsx'
import css from './lightbox.module.css'

type LightboxProps = { items: readonly Item[]; startAt: number; words: GalleryWords; onSelect: (index: number) => void }

/** The content of the full-screen dialog: every item uncropped, starting with the one that was pressed. */
export function Lightbox({ items, startAt, words, onSelect }: LightboxProps) {
  const [playing, setPlaying] = useState<string>()
  const carousel = useCarousel({
    count: items.length,
    startAt,
    onSelect: (index) => {
      setPlaying(undefined)
      onSelect(index)
    },
  })
  const { ref: setRegion, ...region } = carousel.regionProps
  const caption = items[carousel.selected]?.caption
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a carousel
    <div
      {...region}
      ref={(node) => {
        setRegion(node)
        // The dialog gives focus to what asks for it, and from here the arrow keys work at once.
        node?.setAttribute('autofocus', '')
      }}
      role="group"
      tabIndex={-1}
      className={classNames(carouselCss.carousel, css.lightbox)}
      aria-roledescription={words.carousel}
      aria-label={words.label}
    >
      <div {...carousel.viewportProps} className={classNames(carouselCss.viewport, css.stage)}>
        <div className={classNames(carouselCss.strip, css.strip)}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a slide
            <div
              key={item.id}
              role="group"
              className={classNames(carouselCss.slide, css.slide)}
              aria-roledescription={words.slide}
              aria-label={fillIn(words.slideOf, { n: index + 1, total: items.length })}
              data-film={item.yt ? true : undefined}
            >
              {item.yt ? (
                <div className={css.film}>
                  <GalleryFilm item={item} words={words} isPlaying={playing === item.id} onPlay={() => setPlaying(item.id)} sizes="100vw" />
                </div>
              ) : (
                <Picture image={item.image} sizes="100vw" className={css.picture} />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className={css.bar}>
        <Counter selected={carousel.selected} total={items.length} words={words} />
        <p className={css.caption}>{caption}</p>
        {items.length > 1 && <CarouselArrows carousel={carousel} words={words} />}
      </div>
    </div>
  )
}
