import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { TextLink } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { GalleryTile } from '../shared/gallery-tile.tsx'
import { useGalleryLightbox } from '../shared/use-gallery-lightbox.tsx'
import type { masonry } from './block.ts'
import { fillRows, type Span } from './fill-rows.ts'
import tileCss from '../shared/gallery-tile.module.css'
import css from './view.module.css'

type Tile = ViewProps<typeof masonry>['groups'][number]

const NARROW_COLUMNS = 2
const spanOf = (span: Span | undefined) => `${span?.columns ?? 1}x${span?.rows ?? 1}`

export function Masonry({ anchor, isEager, values, groups, words }: ViewProps<typeof masonry>) {
  const tiles = groups.filter(({ image, heading }) => image || heading)
  const items = tiles.map(({ id, image, heading }) => ({ id, image, yt: '', caption: heading }))
  // The full-screen view has the pictures alone.
  const pictures = items.filter(({ image }, index) => image && !tiles[index]?.link)
  const lightbox = useGalleryLightbox<HTMLUListElement>(pictures)
  if (tiles.length === 0) return null
  const columns = Number(values['col-numbers'])
  const sizes = tiles.map(({ size }) => size)
  const wide = fillRows(sizes, columns)
  const narrow = fillRows(sizes, Math.min(columns, NARROW_COLUMNS))
  return (
    <BlockSection anchor={anchor} values={values}>
      <BlockHeading values={values} className={css.heading} />
      <ul ref={lightbox.items} className={css.tiles} data-columns={columns}>
        {tiles.map((tile, index) => {
          const item = items[index]
          const isOpening = values.has_lightbox && tile.image && !tile.link && item
          const eager = isEager && index === 0
          return (
            <li key={tile.id} className={css.item} data-wide={spanOf(wide[index])} data-narrow={spanOf(narrow[index])}>
              {isOpening ? (
                <GalleryTile item={item} sizes={pictureSizes} isEager={eager} words={words} onOpen={() => lightbox.open(pictures.indexOf(item))} />
              ) : (
                <PlainTile tile={tile} isEager={eager} />
              )}
            </li>
          )
        })}
      </ul>
      {lightbox.draw(values.heading || words.label, words)}
    </BlockSection>
  )
}

const pictureSizes = '(min-width: 1480px) 736px, 50vw'

/** A tile that leads somewhere or nowhere: a picture with its heading, or the heading alone on a coloured field. */
function PlainTile({ tile: { image, heading, link }, isEager }: { tile: Tile; isEager: boolean }) {
  const content = (
    <>
      <Picture image={image} sizes={pictureSizes} eager={isEager} className={tileCss.picture} />
      {(heading || link?.label) && (
        <span className={image ? tileCss.caption : css.words}>
          <BidiText text={heading || (link?.label ?? '')} />
        </span>
      )}
    </>
  )
  if (!link) return <div className={tileCss.tile}>{content}</div>
  return (
    <TextLink link={link} className={tileCss.tile}>
      {content}
    </TextLink>
  )
}
