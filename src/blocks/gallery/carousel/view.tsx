import { BlockHeading } from '#block-engine/block-heading.tsx'
import { useRef, useState } from 'react'
import type { ViewProps } from '#block-engine/define-block.ts'
import { CarouselArrows } from '#ui/carousel/carousel-parts.tsx'
import carouselCss from '#ui/carousel/carousel.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SlideCounter } from '#ui/carousel/slide-counter.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Thumbnails } from '#ui/carousel/thumbnails.tsx'
import { useCarousel } from '#ui/carousel/use-carousel.ts'
import { useLightbox } from '#ui/lightbox/use-lightbox.tsx'
import type { galleryCarousel } from './block.ts'
import { GalleryFilm, takeOver } from '../shared/gallery-item.tsx'
import styles from './view.module.css'

/** Slides with a lightbox over them. Long, since the strip, its controls and the lightbox share one position. */
export function GalleryCarousel({ anchor, isEager, values, groups, words }: ViewProps<typeof galleryCarousel>) {
  const items = groups.filter(({ image, yt }) => image || yt)
  const view = values.carousel_view_options
  const [playing, setPlaying] = useState<string>()
  const [playingLarge, setPlayingLarge] = useState<string>()
  const carousel = useCarousel({
    count: items.length,
    onSelect: () => setPlaying(undefined),
  })
  const strip = useRef<HTMLDivElement>(null)
  const lightbox = useLightbox(strip)
  if (items.length === 0) return null

  const open = (index: number) => {
    carousel.goTo(index)
    void lightbox.open(items[index]?.image?.src ?? '')
  }
  const sizes = view === 'adjacent_slides' ? '(min-width: 1480px) 1236px, 78vw' : '(min-width: 1480px) 1472px, 92vw'
  const label = values.heading.trim() || words.label
  return (
    <Section id={anchor} theme={values.slider_theme}>
      <BlockHeading values={values} className={styles.heading} />
      <section
        {...carousel.regionProps}
        className={classNames(carouselCss.carousel, styles.gallery)}
        data-view={view}
        data-ratio={values['image-ratio']}
        aria-roledescription={words.carousel}
        aria-label={label}
      >
        <div {...carousel.viewportProps} className={carouselCss.viewport}>
          <div ref={strip} className={carouselCss.strip}>
            {items.map((item, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a slide
              <div
                key={item.id}
                role="group"
                className={carouselCss.slide}
                aria-roledescription={words.slide}
                aria-label={fillWords(words.slideOf, { n: index + 1, total: items.length })}
                data-selected={index === carousel.selected || undefined}
              >
                <figure className={styles.figure}>
                  <div className={styles.frame}>
                    {item.yt ? (
                      <GalleryFilm
                        item={item}
                        words={words}
                        isPlaying={playing === item.id}
                        onPlay={() => setPlaying(item.id)}
                        sizes={sizes}
                        eager={isEager && index === 0}
                      />
                    ) : (
                      <a href={item.image?.src} className={styles.picture} onClick={(event) => takeOver(event, () => open(index))}>
                        <Picture image={item.image} sizes={sizes} eager={isEager && index === 0} />
                        <span className={styles.enlarge}>
                          <Icon name="ui-expand" size={18} />
                        </span>
                        <span className="visually-hidden"> ({words.enlarge})</span>
                      </a>
                    )}
                  </div>
                  {item.caption && <figcaption className={styles.caption}>{item.caption}</figcaption>}
                </figure>
              </div>
            ))}
          </div>
        </div>
        {items.length > 1 && (
          <div className={styles.controls}>
            <Thumbnails
              items={items.map(({ id, image, yt }, index) => ({
                id,
                image,
                label: fillWords(words.goTo, { n: index + 1, total: items.length }),
                mark: yt && <Icon name="ui-play" size={16} className={styles.mark} />,
              }))}
              carousel={carousel}
              className={styles.thumbnails}
              itemClassName={styles.thumbnail}
            />
            <SlideCounter selected={carousel.selected} total={items.length} words={words} />
            <CarouselArrows carousel={carousel} words={words} />
          </div>
        )}
      </section>
      {lightbox.draw({
        label,
        slides: items.map((item) => ({
          id: item.id,
          image: item.image,
          caption: item.caption,
          film: item.yt && <GalleryFilm item={item} words={words} isPlaying={playingLarge === item.id} onPlay={() => setPlayingLarge(item.id)} sizes="100vw" />,
        })),
        startAt: carousel.selected,
        words,
        onSelect: (index) => {
          setPlayingLarge(undefined)
          carousel.goTo(index)
        },
      })}
    </Section>
  )
}
