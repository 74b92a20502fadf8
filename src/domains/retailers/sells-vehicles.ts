/** The class of those who sell vehicles. */
export const SALES = 'sales'

type Classed = { tag_class?: string | readonly string[] | null }

/** Whether a retailer's class contains this word, as `sales service` contains `service`. A retailer without a class has none. */
export function hasRetailerClass({ tag_class }: Classed, name: string): boolean {
  return [tag_class ?? []].flat().some((tag) => tag.includes(name))
}

/** Whether a retailer sells vehicles: its class contains `sales` (A-159, C-099). */
export function sellsVehicles(retailer: Classed): boolean {
  return hasRetailerClass(retailer, SALES)
}
