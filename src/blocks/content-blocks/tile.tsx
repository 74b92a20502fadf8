import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import { mark, UNMET, UNMET_FALLBACK } from '#ui/page-protocol.ts'
import { Buttons, TextLink } from '#ui/link.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { TileMedia } from './tile-media.tsx'
import type { TileProps } from './tile-props.ts'
import styles from './view.module.css'

/** One tile. One that visitors do not see stands with what takes its place; a script decides between both (C-124 to C-128). */
export function Tile({ tile, look, words, isEager }: TileProps) {
  const content = <TileContent tile={tile} look={look} words={words} isEager={isEager} />
  if (!tile.dc_strategy) return <li className={styles.item}>{content}</li>
  const { fallback } = tile.dc_strategy
  if (!fallback)
    return (
      <li className={styles.item} {...mark(UNMET, '')}>
        {content}
      </li>
    )
  return (
    <li className={styles.item}>
      <div {...mark(UNMET, '')}>{content}</div>
      <Fallback text={fallback.text} link={fallback.link} />
    </li>
  )
}

function TileContent({ tile, look, words, isEager }: TileProps) {
  const isBig = look.font_size === 'big'
  const hasText = tile.heading.trim() !== '' || tile.paragraph.trim() !== '' || tile.buttons.length > 0
  return (
    <article className={styles.tile}>
      <TileMedia tile={tile} columns={look['col-numbers']} label={words.play} isEager={isEager} />
      {hasText && (
        <div className={styles.text}>
          <Heading text={tile.heading} tag={tile.header_tag} size={isBig ? 'm' : 's'} />
          <RichText html={tile.paragraph} size={look.font_size} />
          <Buttons items={tile.buttons} className={styles.buttons} />
        </div>
      )}
    </article>
  )
}

function Fallback({ text, link }: { text: string; link?: { label: string; url: string } | undefined }): ReactNode {
  return (
    <div className={styles.text} {...mark(UNMET_FALLBACK, '')}>
      {text && <p>{text}</p>}
      {link && <TextLink link={{ href: link.url, label: link.label, isExternal: !link.url.startsWith('/'), newTab: false, opens: 'page' }} />}
    </div>
  )
}
