import type { ViewProps } from '#block-engine/define-block.ts'
import { itemTag } from '#ui/item-tag.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { ButtonBlock } from '../shared/button-block.tsx'
import { ButtonCarousel } from '../shared/button-carousel.tsx'
import css from '../shared/button-carousel.module.css'
import type { colorButtonCarousel } from './block.ts'

type Colour = ViewProps<typeof colorButtonCarousel>['groups'][number]

export function ColorButtonCarousel({ id, anchor, isEager, values, groups, words }: ViewProps<typeof colorButtonCarousel>) {
  const colours = groups.filter(({ image }) => image)
  if (colours.length === 0) return null
  return (
    <ButtonBlock anchor={anchor} values={values}>
      <ButtonCarousel
        id={id}
        label={values.heading || words.label}
        look="colours"
        ratio={values['image-ratio']}
        tag={itemTag(values)}
        isEager={isEager}
        slides={colours.map((colour, index) => ({
          id: colour.id,
          label: colour.color_name || String(index + 1),
          mark: <Swatch colour={colour} />,
          image: colour.image,
          heading: colour.color_name,
          paragraph: colour.paragraph,
        }))}
      />
    </ButtonBlock>
  )
}

/** The photographed paint, or a plain disc in its colour. */
function Swatch({ colour: { swatch, color_hex } }: { colour: Colour }) {
  return (
    <span className={css.swatch}>
      {swatch ? (
        <Picture image={{ ...swatch, alt: '' }} sizes="36px" />
      ) : (
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <path d="M0 0h1v1H0z" fill={/^#[0-9a-f]{3,6}$/i.test(color_hex) ? color_hex : 'currentColor'} />
        </svg>
      )}
    </span>
  )
}
