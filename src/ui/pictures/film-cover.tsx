import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { mark, OPENS } from '../page-protocol.ts'
import css from './film-cover.module.css'

type FilmCoverProps = {
  /** The id of the video on YouTube. */
  video: string
  /** What the link says. */
  label: string
  className?: string | undefined
  /** The picture on the cover. */
  children: ReactNode
}

/** The cover of a YouTube video, which opens over the page; of YouTube nothing is loaded before it is pressed. [B-138] */
export function FilmCover({ video, label, className, children }: FilmCoverProps) {
  return (
    <a className={classNames(css.cover, className)} href={`https://www.youtube.com/watch?v=${video}`} {...mark(OPENS, 'video')}>
      {children}
      <span className={css.play} data-section-theme="black-theme">
        <Icon name="ui-play" size={20} />
      </span>
      <span className="visually-hidden">{label}</span>
    </a>
  )
}
