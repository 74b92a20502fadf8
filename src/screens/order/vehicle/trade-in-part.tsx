import type { ComponentProps } from 'react'
import { modelsOf, type TradeInField } from '#domains/orders/index.ts'
import { parseDay } from '#kernel/parse-day.ts'
import { DayField } from '#ui/controls/day-field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { ChoiceCard } from '../shared/choice-card.tsx'
import { OrderField } from '../shared/order-field.tsx'
import css from '../shared/order.module.css'
import { Part } from '../shared/part.tsx'
import type { PartProps, TradeInFlaws } from './part-props.ts'

type Option = { value: string; name: string }

/** The visitor's own car, given in payment: nothing of it is asked before it is switched on. */
export function TradeInPart({ heading, text, choices, choose, words, choosing, flaws }: PartProps & { flaws: TradeInFlaws }) {
  const { tradeIn, hasTradeIn } = choices
  const { brands, bodyTypes, fuelTypes } = choosing.tradeInChoices
  const models = modelsOf(choosing.tradeInChoices, tradeIn.brand)
  const write = (field: TradeInField, value: string) => choose({ tradeIn: { ...tradeIn, [field]: value, ...(field === 'brand' ? { model: '' } : {}) } })
  const fieldOf = (field: TradeInField) => ({
    id: `trade-in-${field}`,
    label: words[field],
    error: flaws[field] && words[`flaw_${flaws[field]}`],
  })
  const select = (field: TradeInField, options: readonly Option[], none = words.choose) => (
    <OrderField {...fieldOf(field)}>
      {(aria) => (
        <Select {...aria} name={field} value={tradeIn[field]} onChange={({ target }) => write(field, target.value)}>
          <option value="">{none}</option>
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </OrderField>
  )
  const input = (field: TradeInField, rest: ComponentProps<'input'>) => (
    <OrderField {...fieldOf(field)}>
      {(aria) => <input {...aria} {...rest} name={field} value={tradeIn[field]} onChange={({ target }) => write(field, target.value)} />}
    </OrderField>
  )
  return (
    <Part heading={heading} text={text}>
      <ChoiceCard
        type="checkbox"
        name="trade_in"
        value="yes"
        isChosen={hasTradeIn}
        onChoose={(isChosen) => choose({ hasTradeIn: isChosen })}
        label={words.trade_in_on}
      />
      {hasTradeIn && (
        <div className={css.nested}>
          <div className={css.fields}>
            {select('brand', brands)}
            {select('model', models, tradeIn.brand === '' ? words.model_first : words.choose)}
            {select('bodyType', bodyTypes)}
            {select('fuelType', fuelTypes)}
            {input('mileage', { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' })}
            <OrderField {...fieldOf('registrationDate')}>
              {(aria) => (
                <DayField
                  {...aria}
                  name="registrationDate"
                  day={tradeIn.registrationDate}
                  {...{ today: choosing.today, min: '', max: choosing.today, language: 'ar' }}
                  words={{ pick: words.day_pick, placeholder: words.day_placeholder, previous: words.previous_month, next: words.next_month }}
                  onInput={({ currentTarget: { value } }) => write('registrationDate', parseDay(value, 'dmy') ?? value)}
                />
              )}
            </OrderField>
            {input('registration', { autoComplete: 'off', maxLength: 30 })}
          </div>
        </div>
      )}
    </Part>
  )
}
