import { Select } from '#ui/controls/select.tsx'
import { OrderField } from '../shared/order-field.tsx'
import { Part } from '../shared/part.tsx'
import type { PartProps } from './part-props.ts'

/** The retailer: named where the car stands with one, else chosen. */
export function LocationPart({ heading, text, choices, choose, words, choosing }: PartProps) {
  const { retailers } = choosing
  const [only] = retailers
  if (!only) return null
  return (
    <Part heading={heading} text={text}>
      {retailers.length === 1 ? (
        <p>
          <strong>{only.name}</strong>
          {only.address && ` · ${only.address}`}
        </p>
      ) : (
        <OrderField id="order-location" label={words.location}>
          {(aria) => (
            <Select {...aria} name="location" value={choices.location} onChange={({ target }) => choose({ location: target.value })}>
              {retailers.map(({ uuid, name, city }) => (
                <option key={uuid} value={uuid}>
                  {[name, city].filter((part, index, all) => part && all.indexOf(part) === index).join('، ')}
                </option>
              ))}
            </Select>
          )}
        </OrderField>
      )}
    </Part>
  )
}
