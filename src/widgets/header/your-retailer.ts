import { readKeptRetailer } from '#domains/retailers/index.ts'
import { loadModule } from '#ui/load-module.ts'
import type { WidgetScript } from '../define-widget.ts'

/** Parameter by which a visitor has chosen a retailer in the stock locator, or came by one. */
const PARAMETER = '_retailer'

/** Shows the visitor's retailer on every page, and when another one is chosen on the page. Its code comes only where there is one. */
export function showYourRetailer(onPage: Parameters<WidgetScript>[0]): void {
  const show = () => {
    const code = new URLSearchParams(location.search).get(PARAMETER) ?? ''
    if (code === '' && readKeptRetailer() === null) return
    loadModule(() => import('./show-retailer.ts')).then(
      ({ showRetailer }) => showRetailer(code),
      () => undefined, // the header stays as it is
    )
  }
  onPage(show)
  globalThis.navigation?.addEventListener('currententrychange', show)
}
