import { followKeptRetailer, readKeptRetailer, RETAILER_PARAMETER } from '#domains/retailers/index.ts'
import { loadModule } from '#ui/load-module.ts'
import { NAMES_RETAILER } from '#ui/page-protocol.ts'
import type { WidgetScript } from '../define-widget.ts'

/** Shows the visitor's retailer on every page, and when another one is chosen on the page. Its code comes only where there is one. */
export function showYourRetailer(onPage: Parameters<WidgetScript>[0]): void {
  const show = (code: string) => {
    const hasPlace = document.documentElement.hasAttribute(NAMES_RETAILER)
    if (code === '' && readKeptRetailer() === null && !hasPlace) return
    loadModule(() => import('./show-retailer.ts')).then(
      ({ showRetailer }) => showRetailer(code),
      () => undefined, // the header stays as it is
    )
  }
  const showAsked = () => show(new URLSearchParams(location.search).get(RETAILER_PARAMETER) ?? '')
  showAsked()
  onPage(showAsked)
  globalThis.navigation?.addEventListener('currententrychange', showAsked)
  // A choice on the page takes precedence over the URL.
  followKeptRetailer(() => show(''))
}
