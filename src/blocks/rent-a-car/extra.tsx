import { Button } from '#ui/controls/button.tsx'
import type { RentItem, RentTexts } from './configuration.ts'
import css from './place-step.module.css'
import type { ExtraChoice } from './price.ts'
import { formatPrice, type PriceStyle } from '#kernel/format/price.ts'

type ExtraProps = { style: PriceStyle; item: RentItem; texts: RentTexts; choice: ExtraChoice; onChange: (choice: ExtraChoice) => void }

/** An extra with its price, its features and its control: how many, or yes and no (B-243 to B-245). */
export function Extra({ style, item, texts, choice, onChange }: ExtraProps) {
  const { heading, price, price_string_context: context, features_list: features, controller } = item
  return (
    <fieldset className={css.extra} aria-label={heading}>
      <div>
        <p className={css.name}>{heading}</p>
        <p className={css.price}>
          <bdi>{formatPrice(price, style)}</bdi> {context}
        </p>
        {features.length > 0 && (
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      {controller.type === 'amount' ? (
        <div className={css.stepper}>
          <Button
            variant="secondary"
            aria-label={`${texts.fewer}: ${heading}`}
            disabled={Number(choice) <= controller.min}
            onClick={() => onChange(Number(choice) - 1)}
          >
            −
          </Button>
          <output aria-live="polite">{Number(choice)}</output>
          <Button
            variant="secondary"
            aria-label={`${texts.more}: ${heading}`}
            disabled={Number(choice) >= controller.max}
            onClick={() => onChange(Number(choice) + 1)}
          >
            +
          </Button>
        </div>
      ) : (
        <label className={css.check}>
          <input type="checkbox" checked={choice === true} onChange={({ target }) => onChange(target.checked)} />
          <span>{choice === true ? controller.true_label : controller.false_label}</span>
        </label>
      )}
    </fieldset>
  )
}
