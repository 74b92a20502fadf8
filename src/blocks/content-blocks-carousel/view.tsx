import { BlockIntro } from '#block-engine/block-intro.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { Buttons } from '#ui/link.tsx'
import { FilmCover } from '#ui/pictures/film-cover.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { contentBlocksCarousel } from './block.ts'
import css from './view.module.css'

type Props = ViewProps<typeof contentBlocksCarousel>

export function ContentBlocksCarousel({ anchor, isEager, values, groups, words }: Props) {
  const tiles = groups.filter(({ image, yt, heading, paragraph }) => image || yt || heading || paragraph)
  if (tiles.length === 0) return null
  const tag = itemTag(values)
  return (
    <BlockSection anchor={anchor} values={values}>
      <BlockIntro values={values} />
      <Carousel
        label={values.heading || words.label}
        view={values.carousel_view_options}
        isText={tiles.every(({ yt, buttons }) => !yt && buttons.length === 0)}
        className={css.carousel}
        slides={tiles.map((tile, index) => ({
          id: tile.id,
          ...(tile.heading ? { label: tile.heading } : {}),
          content: (
            <article className={css.tile} data-section-theme={values.slider_theme} data-ratio={values['image-ratio']}>
              <TileMedia tile={tile} play={words.play} isEager={isEager && index === 0} />
              <div className={css.text}>
                <Heading text={tile.heading} tag={tag} size="s" />
                <RichText html={tile.paragraph} />
                <Buttons items={tile.buttons} className={css.buttons} />
              </div>
            </article>
          ),
        }))}
      />
    </BlockSection>
  )
}

/** The picture, or the cover of a video; nothing of YouTube is loaded before it is pressed. [B-138] */
function TileMedia({ tile: { image, yt, heading }, play, isEager }: { tile: Props['groups'][number]; play: string; isEager: boolean }) {
  const picture = <Picture image={image} sizes="(min-width: 1480px) 720px, (min-width: 741px) 46vw, 84vw" eager={isEager} className={css.media} />
  if (!yt) return image ? picture : null
  return (
    <FilmCover video={yt} label={heading ? `${play}: ${heading}` : play}>
      {image ? picture : <span className={css.media} />}
    </FilmCover>
  )
}
