import type { MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { type ImageView, Picture } from '#ui/pictures/picture.tsx'
import css from './gallery-item.module.css'

/** A picture, or a YouTube video with a picture on its cover. */
export type GalleryItem = { readonly id: string; readonly image: ImageView | null; readonly yt: string; readonly caption: string }

type FilmProps = {
  item: GalleryItem
  words: { readonly film: string }
  isPlaying: boolean
  onPlay: () => void
  sizes: string
  eager?: boolean
}

/** A link to the video; nothing is asked of YouTube before a visitor presses it. Then the player takes its place. */
export function GalleryFilm({ item, words, isPlaying, onPlay, sizes, eager }: FilmProps) {
  if (isPlaying) {
    return (
      <iframe
        // Focus goes where the pressed link was.
        ref={(player) => player?.focus()}
        className={css.player}
        src={`https://www.youtube-nocookie.com/embed/${item.yt}?autoplay=1`}
        title={item.caption || words.film}
        allow="autoplay; fullscreen; encrypted-media"
        allowFullScreen
      />
    )
  }
  return (
    <a href={`https://www.youtube.com/watch?v=${item.yt}`} className={css.frame} onClick={(event) => takeOver(event, onPlay)}>
      <Picture image={item.image} sizes={sizes} eager={eager} className={css.picture} />
      <span className={css.play}>
        <Icon name="ui-play" size={24} />
      </span>
      <span className="visually-hidden">{words.film}</span>
    </a>
  )
}

/** Runs `action` for a plain press; one that asks for a new tab or window stays the browser's. */
export function takeOver(event: MouseEvent, action: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  action()
}
