import { type PublicVehicle, publicVehicle, readPriceRules, type StockPage, type StockQuery, stockSorts } from '#domains/stock/index.ts'
import { picturedVehicles, type VehicleForm, type VehicleRow } from '#domains/stock/index.server.ts'
import { contextOf, type Services } from '../../services.server.ts'

/** Vehicles as everybody may read them: without amounts that are on request. */
export async function publicVehicles(services: Services, rows: readonly VehicleRow[]): Promise<PublicVehicle[]> {
  const ctx = contextOf(services)
  const [{ settings }, vehicles] = await Promise.all([services.site.get(ctx), picturedVehicles(ctx, rows)])
  const rules = readPriceRules(settings.stock)
  return vehicles.map((vehicle) => publicVehicle(vehicle, rules))
}

const [opening, comma, middle, ending] = ['{"data":[', ',', '],"meta":', '}'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer, Buffer]

/** The answer `{ data, meta }` of a page of a listing as JSON, put together from the texts of its vehicles; null for a listing that does not exist. */
export async function listingAnswer(services: Services, listing: string, { form, query }: { form: VehicleForm; query: StockQuery }): Promise<Buffer | null> {
  const ctx = contextOf(services)
  const [page, { settings }] = await Promise.all([services.stock.search(listing, query), services.site.get(ctx)])
  if (!page) return null
  const vehicles = await services.vehicles.get(ctx, page.ids, { form, settings: settings.stock })
  const list = vehicles.flatMap((text, place) => (place === 0 ? [text] : [comma, text]))
  return Buffer.concat([opening, ...list, middle, Buffer.from(JSON.stringify(metaOf(page, query))), ending])
}

function metaOf({ total, facets, bounds, reach }: StockPage, { page, items, sort }: StockQuery) {
  return { total, page, items, pages: Math.ceil(total / items), sort: stockSorts[sort], facets, bounds, reach }
}
