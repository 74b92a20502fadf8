import { findActiveRetailers } from '#domains/retailers/index.server.ts'
import { type Clocks, countryOfRetailer, hasRetailerClass, type MarketDays, type PublicRetailer, SALES, type VisitRules } from '#domains/retailers/index.ts'
import { todayIn } from '#kernel/zoned-time.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { FieldKind, FormChoices, FormField, RetailerOption } from '../form.ts'
import { findActiveLocations } from '../locations/locations.server.ts'

const MOST_RETAILERS = 1000

type VisitSettings = { visits: VisitRules; clocks: Clocks }
type AskedFields = { fields: readonly Pick<FormField, 'type' | 'retailer_tag'>[] }

/**
 * The choices of a form's location and retailer fields; nothing is loaded for kinds of fields that it lacks. `visitSettings` has the rules for days and times,
 * wherever a form is filled in or checked. `chosen` leaves out all retailers but those, where a form is only checked.
 */
export async function listChoices(
  ctx: Ctx,
  { fields }: AskedFields,
  visitSettings?: VisitSettings,
  { chosen }: { chosen?: readonly number[] } = {},
): Promise<FormChoices> {
  const has = (kind: FieldKind) => fields.some(({ type }) => type === kind)
  const hasTimes = has('time_slot') || has('date')
  const [locations, retailers] = await Promise.all([
    has('location') ? findActiveLocations(ctx) : [],
    has('retailer') && chosen?.length !== 0 ? findActiveRetailers(ctx, { items: MOST_RETAILERS, ...(chosen ? { ids: chosen } : {}) }) : [],
  ])
  const offeredRetailers = retailers.filter(isOffered).map(optionOf)
  return {
    locations: locations.map(({ value, name: label }) => ({ value, label })),
    retailers: offeredRetailers,
    ...(visitSettings
      ? {
          visits: {
            ...visitSettings.visits,
            ...comingDays(visitSettings.clocks, { countries: offeredRetailers.map(({ country }) => country), now: ctx.clock.now() }),
          },
        }
      : {}),
  }

  function isOffered({ tag_class }: PublicRetailer): boolean {
    return fields.some(({ type, retailer_tag = SALES }) => type === 'retailer' && hasRetailerClass({ tag_class }, retailer_tag))
  }

  function optionOf(retailer: PublicRetailer): RetailerOption {
    const { id, name, city, tag_class, latitude, longitude, opening_hours } = retailer
    const place = latitude === null || longitude === null ? null : { latitude, longitude }
    return { value: String(id), label: name, city, tags: tag_class, place, opening_hours: hasTimes ? opening_hours : [], country: countryOfRetailer(retailer) }
  }
}

/** The clocks and days off of these countries and of the site, without holidays that are over there. */
function comingDays({ timeZone, markets: { list, home } }: Clocks, { countries, now }: { countries: readonly string[]; now: Date }): Clocks {
  const daysOff = ({ weekend, holidays }: MarketDays, zone: string): MarketDays => {
    const today = todayIn(zone, now)
    return { weekend, holidays: holidays.filter(({ to }) => to >= today) }
  }
  const markets = list.flatMap((market) =>
    countries.includes(market.country) ? [{ country: market.country, time_zone: market.time_zone, ...daysOff(market, market.time_zone) }] : [],
  )
  return { timeZone, markets: { list: markets, home: home && daysOff(home, timeZone) } }
}
