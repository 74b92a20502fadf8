import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import { Buttons, TextLink } from '#ui/link.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { TileMedia } from './tile-media.tsx'
import type { TileProps } from './tile-props.ts'
import styles from './view.module.css'

/** One tile. What dynamic content needs to judge it stands in `data-dc`, and what would replace it waits beside it. */
export function Tile({ tile, look, words, isEager }: TileProps) {
  const { dc_strategy: strategy } = tile
  const content = <TileContent tile={tile} look={look} words={words} isEager={isEager} />
  if (!strategy) return <li className={styles.item}>{content}</li>
  const { fallback, ...check } = strategy
  return (
    <li className={styles.item} data-dc={JSON.stringify(check)}>
      {content}
      {fallback && <Fallback text={fallback.text} link={fallback.link} />}
    </li>
  )
}

function TileContent({ tile, look, words, isEager }: TileProps) {
  const isBig = look.font_size === 'big'
  const hasText = tile.heading.trim() !== '' || tile.paragraph.trim() !== '' || tile.buttons.length > 0
  return (
    <article className={styles.tile} data-dc-content={tile.dc_strategy ? '' : undefined}>
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

function Fallback({ text, link }: { text: string; link?: { label: string; url: string } }): ReactNode {
  return (
    <div className={styles.text} data-dc-fallback="" hidden>
      <p>{text}</p>
      {link && <TextLink link={{ href: link.url, label: link.label, isExternal: !link.url.startsWith('/'), newTab: false, opens: 'page' }} />}
    </div>
  )
}
