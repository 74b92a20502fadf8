import { BidiFigure } from '#ui/text/bidi-text.tsx'
import css from './loan-figures.module.css'

/** A formatted figure of a loan; `key` names it in the markup. */
export type LoanLine = { key: string; label: string; text: string }

type LoanFiguresProps = {
  /** The instalment, large above the others. */
  monthly: LoanLine | undefined
  /** The text after the instalment, such as "a month". */
  month: string
  lines: readonly LoanLine[]
}

/** The result of a loan: the instalment, and below it a line for each further figure. */
export function LoanFigures({ monthly, month, lines }: LoanFiguresProps) {
  return (
    <div className={css.figures}>
      {monthly && (
        <div data-row={monthly.key}>
          <p className={css.label}>{monthly.label}</p>
          <output className={css.amount}>
            <BidiFigure text={monthly.text} /> <span className={css.month}>{month}</span>
          </output>
        </div>
      )}
      {lines.length > 0 && (
        <dl className={css.lines}>
          {lines.map(({ key, label, text }) => (
            <div key={key} data-row={key}>
              <dt>{label}</dt>
              <dd>
                <BidiFigure text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
