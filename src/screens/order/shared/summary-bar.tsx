import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import css from './order.module.css'

type SummaryBarProps = { picture: string; name: string; label: string; amount: string; hint: string }

/** The car and what is due, always in sight on a phone; it leads to the whole summary. */
export function SummaryBar({ picture, name, label, amount, hint }: SummaryBarProps) {
  return (
    <a href="#order-summary" className={css.bar} aria-label={hint}>
      {picture && <img className={css.barPicture} src={picture} alt="" width={96} height={54} />}
      <span className={css.barName}>
        <BidiText text={name} />
      </span>
      <span className={css.barDue}>
        <span className={css.barLabel}>{label}</span>
        <BidiFigure text={amount} />
      </span>
    </a>
  )
}
