import type { ReactNode } from 'react'
import css from './all-round.module.css'
import { Heading, type HeadingFont, type HeadingSize, type HeadingTag } from '../text/heading.tsx'
import { RichText } from '../text/rich-text.tsx'
import { Section } from '../layout/section.tsx'

/** The `sizes` attribute of a picture on the stage. */
export const ALL_ROUND_SIZES = '(min-width: 1280px) 1152px, 92vw'

type AllRoundProps = {
  anchor: string | undefined
  values: { heading: string; header_tag: HeadingTag; header_size: HeadingSize; header_font: HeadingFont; paragraph: string }
  children: ReactNode
}

/** A section for an all-round view: heading and text, then the view. */
export function AllRound({ anchor, values, children }: AllRoundProps) {
  return (
    <Section id={anchor}>
      <div className={css.content}>
        <div className={css.intro}>
          <Heading text={values.heading} tag={values.header_tag} size={values.header_size} font={values.header_font} />
          <RichText html={values.paragraph} />
        </div>
        {children}
      </div>
    </Section>
  )
}

type ControlProps = { label: string; onPress: () => void; drawing: ReactNode; isPressed?: boolean }

/** A round button below the stage. */
export function RoundControl({ label, onPress, drawing, isPressed }: ControlProps) {
  return (
    <button type="button" className={css.control} aria-label={label} aria-pressed={isPressed} onClick={onPress}>
      {drawing}
    </button>
  )
}

/** A line icon for a control, from a path in a 24 × 24 square. */
export const lineDrawing = (path: string) => (
  <svg width={20} height={20} viewBox="0 0 24 24" className={css.drawing} aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)

/** Arrows that point to a side of the screen, unlike those of the icon set, which follow the reading direction. */
export const sideArrows = {
  left: lineDrawing('m15 5-7 7 7 7'),
  right: lineDrawing('m9 5 7 7-7 7'),
  up: lineDrawing('m5 15 7-7 7 7'),
  down: lineDrawing('m5 9 7 7 7-7'),
}
