import type { ReactNode } from 'react'
import css from './order.module.css'

type ChoiceCardProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  label: ReactNode
  text?: ReactNode
  /** What it costs, at the end of its line. */
  price?: ReactNode
}

/** One of several choices, as large as a card: the whole of it can be pressed. */
export function ChoiceCard({ type, name, value, isChosen, onChoose, label, text, price }: ChoiceCardProps) {
  return (
    <label className={css.choice}>
      <input type={type} name={name} value={value} checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span className={css.choiceBody}>
        <span className={css.choiceHead}>
          <span className={css.choiceLabel}>{label}</span>
          {price && <span className={css.choicePrice}>{price}</span>}
        </span>
        {text && <span className={css.choiceText}>{text}</span>}
      </span>
    </label>
  )
}
