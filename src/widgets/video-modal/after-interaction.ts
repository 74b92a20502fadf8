import { loadModule } from '#ui/load-module.ts'
import { OPENS } from '#ui/page-protocol.ts'
import type { WidgetScript } from '../define-widget.ts'

/** Opens links that are marked for it over the page (A-078, B-261); without the code they are followed. */
export const start: WidgetScript = () => {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(`a[${OPENS}]:not([${OPENS}=page])`)
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    loadModule(() => import('./open-video.ts')).then(
      ({ openVideo }) => openVideo(link),
      () => location.assign(link.href),
    )
  })
}
