import { type KeyboardEvent, useRef, useState } from 'react'
import { BlockIntro } from '#block-engine/block-intro.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { Icon } from '#ui/icon.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { ButtonLink } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Heading, type HeadingTag } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { hotspotsContainer } from './block.ts'
import css from './view.module.css'

type Props = ViewProps<typeof hotspotsContainer>
type Spot = Props['groups'][number]

export function HotspotsContainer({ id, anchor, isEager, values, groups, words }: Props) {
  const [open, setOpen] = useState<string | null>(null)
  const pins = useRef(new Map<string, HTMLElement>())
  const spots = groups.filter(({ label, heading, paragraph, image }) => label || heading || paragraph || image)
  if (!values.image) return null
  const idOf = (spot: Spot) => `${id}-${spot.id}`
  const nameOf = (spot: Spot, index: number) => spot.label || spot.heading || String(index + 1)
  const close = () => {
    if (open) pins.current.get(open)?.focus()
    setOpen(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return
    event.preventDefault()
    close()
  }
  return (
    <BlockSection anchor={anchor} values={values}>
      <BlockIntro values={values} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a button inside has opened */}
      <div className={css.stage} onKeyDown={onKeyDown}>
        {/* A picture is not mirrored in Arabic: its points are counted from its left edge. */}
        <div className={css.scene} dir="ltr">
          <Picture image={values.image} sizes="(min-width: 1480px) 1472px, 92vw" eager={isEager} className={css.picture} />
          <ul className={css.pins} aria-label={words.label}>
            {spots.map((spot, index) => (
              <li key={spot.id} ref={(pin) => moveTo(pin, spot)} className={css.place} data-x={`${spot.x}%`} data-y={`${spot.y}%`}>
                {/* biome-ignore lint/a11y/useSemanticElements: without a script it is a link to its card */}
                <a
                  ref={(pin) => {
                    if (pin) pins.current.set(spot.id, pin)
                  }}
                  href={`#${idOf(spot)}`}
                  className={css.pin}
                  aria-label={nameOf(spot, index)}
                  aria-expanded={open === spot.id}
                  aria-controls={idOf(spot)}
                  role="button"
                  onKeyDown={(event) => {
                    if (event.key !== ' ') return
                    event.preventDefault()
                    event.currentTarget.click()
                  }}
                  onClick={(event) => {
                    setOpen(open === spot.id ? null : spot.id)
                    // Where the cards stand below the picture, the browser goes to the card.
                    if (getComputedStyle(event.currentTarget).getPropertyValue('--opens').trim() === 'over') event.preventDefault()
                  }}
                >
                  {index + 1}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <ol className={css.cards}>
          {spots.map((spot, index) => (
            <li key={spot.id} id={idOf(spot)} className={css.card} data-open={open === spot.id || undefined} data-side={spot.x < 50 ? 'east' : 'west'}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <Card spot={spot} name={nameOf(spot, index)} tag={itemTag(values)} />
              <button type="button" className={css.close} aria-label={words.close} onClick={close}>
                <Icon name="ui-close" size={18} />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  )
}

function Card({ spot: { heading, paragraph, image, link }, name, tag }: { spot: Spot; name: string; tag: HeadingTag }) {
  return (
    <div className={css.content}>
      <Picture image={image} sizes="(min-width: 961px) 336px, 92vw" className={css.detail} />
      <Heading text={heading || name} tag={tag} size="xs" />
      <RichText html={paragraph} />
      {link?.label && <ButtonLink button={{ ...link, id: 'more', variant: 'tertiary' }} />}
    </div>
  )
}

/** The policy forbids style attributes in the markup, not properties that a script sets. */
function moveTo(pin: HTMLElement | null, { x, y }: Spot): void {
  pin?.style.setProperty('--x', `${x}%`)
  pin?.style.setProperty('--y', `${y}%`)
  pin?.setAttribute('data-placed', '')
}
