/** The page whose tags stand in the head: the current one when it is the route's, otherwise the previous if there is one. */
export function selectMetaPage<Page extends { path: string }>(current: Page, previous: Page | null, pathMatch: string): Page {
  if (current.path === pathMatch) return current
  return previous ?? current
}

/** Every route has page tags but the vehicle preview and the order-online routes. */
export function hasPageMeta(routeName: string): boolean {
  return routeName !== 'stock-locator-preview' && !routeName.includes('stock-locator-order-online')
}
