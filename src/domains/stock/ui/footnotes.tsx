import { disclaimerSign } from '#kernel/format/price.ts'
import type { CardView } from '../cards/card-view.ts'
import css from './footnotes.module.css'

/** The footnotes of the prices' asterisks. */
export function Footnotes({ signs }: { signs: ReadonlyMap<string, string> }) {
  if (signs.size === 0) return null
  return (
    <ul className={css.footnotes}>
      {[...signs].map(([text, sign]) => (
        <li key={sign}>
          {sign} {text}
        </li>
      ))}
    </ul>
  )
}

/** The sign of every disclaimer: an asterisk for the first, two for the second that differs (B-341, C-370). */
export function disclaimerSigns(cards: readonly CardView[]): ReadonlyMap<string, string> {
  const texts = [...new Set(cards.map(({ disclaimer }) => disclaimer).filter(Boolean))]
  return new Map(texts.map((text, index) => [text, disclaimerSign(index + 1)]))
}
