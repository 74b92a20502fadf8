/**
 * Whether a retailer belongs into lists of places to buy: those whose class has `sales` in it (A-159, C-099). A retailer without a
 * class is not listed.
 */
export function sellsVehicles({ tag_class }: { tag_class?: string | readonly string[] | null }): boolean {
  return [tag_class ?? []].flat().some((tag) => tag.includes('sales'))
}
