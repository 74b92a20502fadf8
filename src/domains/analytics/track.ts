import { dataLayer } from './data-layer.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import { whenTagManagerReady } from './tag-manager-ready.ts'

/**
 * Pushes an event to the data layer. This sends nothing: tags that the visitor allowed read the layer. `ecommerce` is cleared before each sale, since
 * tag managers merge objects.
 */
export function track(event: AnalyticsEvent): void {
  whenTagManagerReady(() => {
    const layer = dataLayer()
    if ('ecommerce' in event) layer.push({ ecommerce: null })
    layer.push(event)
  })
}
