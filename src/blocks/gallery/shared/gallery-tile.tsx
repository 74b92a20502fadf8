import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { type GalleryItem, takeOver } from './gallery-item.tsx'
import css from './gallery-tile.module.css'

type GalleryTileProps = { item: GalleryItem; sizes: string; isEager: boolean; words: { readonly enlarge: string; readonly film: string }; onOpen: () => void }

/** A picture or video of a grid, which opens on a full screen; without a script, on a page of its own. */
export function GalleryTile({ item, sizes, isEager, words, onOpen }: GalleryTileProps) {
  const { image, yt, caption } = item
  return (
    <a href={yt ? `https://www.youtube.com/watch?v=${yt}` : image?.src} className={css.tile} onClick={(event) => takeOver(event, onOpen)}>
      <Picture image={image} sizes={sizes} eager={isEager} className={css.picture} />
      {yt && (
        <span className={css.play}>
          <Icon name="ui-play" size={20} />
        </span>
      )}
      {caption && (
        <span className={css.caption}>
          <BidiText text={caption} />
        </span>
      )}
      <span className="visually-hidden"> ({yt ? words.film : words.enlarge})</span>
    </a>
  )
}
