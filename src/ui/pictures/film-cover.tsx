import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { mark, OPENS } from '../page-protocol.ts'
import css from './film-cover.module.css'

type FilmCoverProps = {
  /** The id of the video on YouTube. */
  video: string
  /** What the link says. */
  label: string
  /** The picture on the cover. */
  children: ReactNode
}

/** The cover of a YouTube video, which opens over the page; of YouTube nothing is loaded before it is pressed. [B-138] */
export function FilmCover({ video, label, children }: FilmCoverProps) {
  return (
    <a className={css.cover} href={`https://www.youtube.com/watch?v=${video}`} {...mark(OPENS, 'video')}>
      {children}
      <span className={css.play} data-section-theme="black-theme">
        <Icon name="ui-play" size={20} />
      </span>
      <span className="visually-hidden">{label}</span>
    </a>
  )
}
