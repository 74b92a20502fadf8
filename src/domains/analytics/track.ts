import { dataLayer } from './data-layer.ts'
import type { AnalyticsEvent } from './events/analytics-event.ts'
import { whenTagManagerReady } from './tag-manager-ready.ts'

/**
 * Tells the data layer of one event. Nothing leaves the browser by it: tags that the visitor allowed read the layer. A sale is
 * cleared before the next one, since tag managers merge what they are told.
 */
export function track(event: AnalyticsEvent): void {
  whenTagManagerReady(() => {
    const layer = dataLayer()
    if ('ecommerce' in event) layer.push({ ecommerce: null })
    layer.push(event)
  })
}
