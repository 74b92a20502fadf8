import { byName } from '#kernel/by-name.ts'
import type { SitePrices } from '#domains/finance/index.ts'
import { type LeadToSend, parseMapping } from '#domains/forms/index.ts'
import { formatDayBy } from '#kernel/format/date.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { RentItem, RentLocation, RentOptions, RentTexts, RentVehicle } from './configuration.ts'
import { daysBetween, type PriceLine, priceLines, totalOf } from './price.ts'
import { filledTemplate, placeText, type Reservation } from './reservation.ts'
import css from './summary-step.module.css'

export type ReservationSummary = {
  vehicle: RentVehicle
  reservation: Reservation
  items: readonly RentItem[]
  locations: readonly RentLocation[]
  options: RentOptions
  texts: RentTexts
}

type SummaryStepProps = { summary: ReservationSummary; lead: LeadToSend; template: string; prices: SitePrices }

/** Everything that was chosen and typed, every line of the price, and their sum. */
export function SummaryStep({ summary, lead, template, prices }: SummaryStepProps) {
  const { reservation, locations, options, texts } = summary
  const dayText = (day: string) => formatDayBy(day, options.date_locale, options.date_options)
  const lines = linesOf(summary)
  const places = [
    [texts.pickup, placeText(reservation.pickup, locations)],
    [texts.dropoff, placeText(reservation.dropoff ?? reservation.pickup, locations)],
    [texts.pickup_date, dayText(reservation.from)],
    [texts.dropoff_date, dayText(reservation.to)],
  ]
  return (
    <div className={css.summary}>
      <dl className={css.facts}>
        {places.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <BidiText text={value ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      <RichText html={filledTemplate(template, lead.body.attributes)} />
      <table className={css.prices}>
        <tbody>
          {lines.map(({ label, count, amount }) => (
            <tr key={label}>
              <th scope="row">
                <BidiText text={label} /> <bdi dir="ltr">× {count}</bdi>
              </th>
              <td>
                <bdi>{formatPrice(amount, prices.style)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>
              <bdi>{formatPrice(totalOf(lines), prices.style)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function linesOf({ vehicle, reservation, items, texts }: ReservationSummary): PriceLine[] {
  const days = daysBetween(reservation.from, reservation.to)
  const car = { label: vehicle.display_name, daily: vehicle.price.daily }
  return priceLines({ vehicle: car, days, items, extraChoices: reservation.extraChoices, perDay: texts.per_day_marks.split('|') })
}

/** The lead with the reservation: whole as `reservation`, and its parts under the names of the mapping (B-236, B-317). */
export function leadOf(lead: LeadToSend, summary: ReservationSummary, mapping: unknown): LeadToSend {
  const { vehicle, reservation, items, locations } = summary
  const lines = linesOf(summary)
  const parts: Record<string, string> = byName({
    vehicle: vehicle.display_name,
    pickup_place: placeText(reservation.pickup, locations),
    dropoff_place: placeText(reservation.dropoff ?? reservation.pickup, locations),
    pickup_date: reservation.from,
    dropoff_date: reservation.to,
    days: String(daysBetween(reservation.from, reservation.to)),
    extras: items
      .flatMap(({ heading }, index) => (Number(reservation.extraChoices[index] ?? 0) > 0 ? [`${heading}: ${Number(reservation.extraChoices[index])}`] : []))
      .join('، '),
    total: String(totalOf(lines)),
  })
  const mappedFields = Object.entries(parseMapping(mapping) ?? {}).flatMap(([part, field]) =>
    parts[part] === undefined ? [] : [[field, parts[part]] as const],
  )
  const attributes = { ...lead.body.attributes, ...Object.fromEntries(mappedFields), reservation: JSON.stringify(parts) }
  return { ...lead, body: { ...lead.body, attributes } }
}
