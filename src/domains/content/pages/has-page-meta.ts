/** Whether a page has the tags of a page; `screen` is its symbol. Screens of ordering online have none. */
export function hasPageMeta(screen: string | undefined): boolean {
  return !screen?.startsWith('order_')
}
