import type { ViewProps } from '#block-engine/define-block.ts'
import { itemTag } from '#ui/item-tag.ts'
import { ButtonBlock } from '../shared/button-block.tsx'
import { ButtonCarousel } from '../shared/button-carousel.tsx'
import css from '../shared/button-carousel.module.css'
import type { seatSlider } from './block.ts'

export function SeatSlider({ id, anchor, isEager, values, groups, words }: ViewProps<typeof seatSlider>) {
  const seats = groups.filter(({ image }) => image)
  if (seats.length === 0) return null
  const labelOf = (index: number) => seats[index]?.label || String(index + 1)
  return (
    <ButtonBlock anchor={anchor} values={values}>
      <ButtonCarousel
        id={id}
        label={values.heading || words.label}
        look="seats"
        tag={itemTag(values)}
        isEager={isEager}
        slides={seats.map((seat, index) => ({ ...seat, label: labelOf(index), mark: null, heading: seat.label }))}
        control={({ selected, goTo }) => (
          <input
            type="range"
            className={css.range}
            min={0}
            max={seats.length - 1}
            value={Math.min(selected, seats.length - 1)}
            data-count={seats.length}
            aria-label={words.label}
            aria-valuetext={labelOf(selected)}
            onChange={({ target }) => goTo(target.valueAsNumber)}
          />
        )}
      />
    </ButtonBlock>
  )
}
