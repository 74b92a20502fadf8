import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { mark as attribute, MOVES_SLIDES } from '../page-protocol.ts'
import { type ImageView, Picture } from '../pictures/picture.tsx'
import styles from './thumbnails.module.css'
import type { CarouselState } from './use-carousel.ts'

/** A small picture of a slide; `mark` stands over it. */
export type Thumbnail = { id: string | number; image: ImageView | null; label: string; mark?: ReactNode }

type ThumbnailsProps = { items: readonly Thumbnail[]; carousel: CarouselState; className?: string | undefined; itemClassName?: string | undefined }

/** Small pictures to choose a slide by. Their strip follows the selection. */
export function Thumbnails({ items, carousel, className, itemClassName }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null)
  const { selected } = carousel

  // Only the browser knows where in its strip a small picture is; scrollIntoView would move the page as well.
  useEffect(() => {
    const frame = strip.current
    const current = frame?.children[selected]
    // Nothing moves before a visitor does.
    if (!frame || !current || (selected === 0 && frame.scrollLeft === 0)) return
    const { x, width } = current.getBoundingClientRect()
    const around = frame.getBoundingClientRect()
    frame.scrollBy?.({ left: x + width / 2 - around.x - around.width / 2, behavior: 'smooth' })
  }, [selected])

  return (
    <div ref={strip} className={classNames(styles.thumbnails, className)}>
      {items.map(({ id, image, label, mark }, index) => (
        <button
          key={id}
          type="button"
          className={classNames(styles.thumbnail, itemClassName)}
          aria-label={label}
          {...attribute(MOVES_SLIDES, String(index))}
          aria-current={index === selected || undefined}
          onClick={() => carousel.goTo(index)}
        >
          <Picture image={image && { ...image, alt: '' }} sizes="112px" />
          {mark}
        </button>
      ))}
    </div>
  )
}
