import { useEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import frame from '#ui/layout/hero-frame.module.css'
import { type ImageView, Picture } from '#ui/pictures/picture.tsx'
import css from './hero-media.module.css'
import { readPlacement } from './placement.ts'

export type HeroMediaProps = {
  image: ImageView | null
  /** The file that loops behind the text; '' for none. */
  film: string
  isRunning: boolean
  /** The two style fields as the editor wrote them. */
  styles: string
  wideStyles: string
  eager: boolean
  sizes: string
}

/** The picture of a slide and, once the browser may play it, the film over it. */
export function HeroMedia({ image, film, isRunning, styles, wideStyles, eager, sizes }: HeroMediaProps) {
  const placement = readPlacement(styles)
  const wide = readPlacement(wideStyles)
  return (
    <div
      className={classNames(frame.media, css.media)}
      data-fit={placement.fit}
      data-x={placement.x}
      data-y={placement.y}
      data-wide-fit={wide.fit}
      data-wide-x={wide.x}
      data-wide-y={wide.y}
    >
      <Picture image={image} sizes={sizes} eager={eager} className={classNames(frame.fill, css.picture)} />
      {film && <Film key={film} address={film} isRunning={isRunning} />}
    </div>
  )
}

function Film({ address, isRunning }: { address: string; isRunning: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isShown, setIsShown] = useState(false)

  // A film starts and stops by methods of its element only.
  useEffect(() => {
    if (!isRunning) return video.current?.pause()
    // A browser may refuse, for example to save power; the picture stays then.
    video.current?.play().catch(() => undefined)
  }, [isRunning])

  return (
    <video
      ref={video}
      className={classNames(frame.fill, css.film)}
      src={address}
      preload="none"
      muted
      loop
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      data-shown={isShown || undefined}
      onPlaying={() => setIsShown(true)}
    />
  )
}
