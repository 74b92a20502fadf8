/** The class of those who sell vehicles. */
export const SALES = 'sales'

type Classed = { tag_class?: string | readonly string[] | null }

/** Whether a retailer's class has this in it, as `service` is in `sales service`. A retailer without a class has none. */
export function hasRetailerClass({ tag_class }: Classed, name: string): boolean {
  return [tag_class ?? []].flat().some((tag) => tag.includes(name))
}

/** Whether a retailer belongs into lists of places to buy: those whose class has `sales` in it (A-159, C-099). */
export function sellsVehicles(retailer: Classed): boolean {
  return hasRetailerClass(retailer, SALES)
}
