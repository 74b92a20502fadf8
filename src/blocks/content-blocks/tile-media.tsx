import { FilmCover } from '#ui/pictures/film-cover.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import type { TileValues } from './tile-props.ts'
import styles from './view.module.css'

const pictureSizes = {
  '1': '(min-width: 1480px) 700px, (min-width: 901px) 46vw, 92vw',
  '2': '(min-width: 1480px) 716px, (min-width: 741px) 45vw, 92vw',
  '3': '(min-width: 1480px) 464px, (min-width: 901px) 29vw, (min-width: 741px) 45vw, 92vw',
  '4': '(min-width: 1480px) 338px, (min-width: 901px) 22vw, (min-width: 741px) 45vw, 92vw',
} as const

type TileMediaProps = {
  tile: Pick<TileValues, 'image' | 'yt' | 'native_video' | 'heading'>
  columns: keyof typeof pictureSizes
  /** What the link to a video says. */
  label: string
  isEager: boolean
}

/** A player for a file, a poster that opens a YouTube video, or the picture alone. Of YouTube nothing loads before the press. [B-138] */
export function TileMedia({ tile, columns, label, isEager }: TileMediaProps) {
  const { image, yt, native_video: file, heading } = tile
  if (file) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: an editor's file has no caption track to name
      <video className={styles.media} src={file} poster={image?.src} controls preload="none" playsInline aria-label={heading || image?.alt || label} />
    )
  }
  const picture = <Picture image={image} sizes={pictureSizes[columns]} eager={isEager} className={styles.media} />
  if (!yt) return image ? picture : null
  return (
    <FilmCover video={yt} label={heading ? `${label}: ${heading}` : label} className={styles.poster}>
      {image ? picture : <span className={styles.media} />}
    </FilmCover>
  )
}
