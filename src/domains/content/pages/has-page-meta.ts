/** Every route has page tags but the vehicle preview and the order-online routes. */
export function hasPageMeta(routeName: string): boolean {
  return routeName !== 'stock-locator-preview' && !routeName.includes('stock-locator-order-online')
}
