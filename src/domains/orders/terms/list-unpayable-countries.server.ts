import { gatewayOf } from '#domains/payments/index.ts'
import { listRetailerCountries } from '#domains/retailers/index.server.ts'
import { findJourneyConfig } from '../journey/find-journey-config.server.ts'
import { readJourneyContent } from '../journey/journey-config.ts'
import type { OrderCtx } from '../order-desk.server.ts'
import { type MissingDetail, missingDetailsIn } from '../seller-in.ts'

/** A country with retailers where nothing can be paid online, since invoices there lack details of the seller. `name` is Arabic, '' for a country without a record. */
export type UnpayableCountry = { country: string; name: string; missing: readonly MissingDetail[] }

/** Countries in which orders are refused for what invoices lack; none on a site whose orders are not paid online. */
export async function listUnpayableCountries(ctx: OrderCtx): Promise<readonly UnpayableCountry[]> {
  const countries = await listRetailerCountries(ctx.db)
  const countryRows = countries.map((country) => ({
    country,
    name: ctx.desk.markets.list.find((market) => market.country === country)?.name ?? '',
    missing: missingDetailsIn(ctx.desk, country),
  }))
  const unpayable = countryRows.filter(({ missing }) => missing.length > 0)
  return unpayable.length > 0 && (await isPaidOnline(ctx)) ? unpayable : []
}

/** A configuration that another service keeps is taken to name a gateway: an overview asks nobody. */
async function isPaidOnline(ctx: OrderCtx): Promise<boolean> {
  const { configEndpoint: endpoint } = ctx.desk.settings
  if (endpoint !== '') return true
  const store = await findJourneyConfig(ctx, { endpoint, isConfigurator: false })
  if (!store) return false
  const { vendor, other_vendors: others } = readJourneyContent(store, { isConfigurator: false, paymentType: '' }).order_online_checkout_page.payment
  return [vendor, ...others].some(({ type }) => gatewayOf(type) !== null)
}
