import { loadModule } from '#ui/load-module.ts'
import { FLOATING, QUICK_LINKS } from '#ui/page-protocol.ts'
import type { WidgetScript } from '../define-widget.ts'

/** From where on a page its quick links show (C-033). */
const FROM_PX = 400

/** Closes the floating button on Escape and when one of its links is followed, and shows the quick links after enough scrolling. */
export const start: WidgetScript = (onPage) => {
  addEventListener('keydown', ({ key }) => key === 'Escape' && close()?.focus())
  addEventListener('click', ({ target }) => (target as Element).closest?.(`[${FLOATING}] a`) && close())
  addEventListener('scroll', show, { passive: true })
  onPage(() => {
    close()
    show()
  })
  show()
}

function close(): HTMLElement | null | undefined {
  const open = document.querySelector<HTMLDetailsElement>(`[${FLOATING}=button][open]`)
  open?.removeAttribute('open')
  return open?.querySelector('summary')
}

function show(): void {
  const bar = scrollY > FROM_PX && document.querySelector<HTMLElement>(`[${QUICK_LINKS}][hidden]`)
  if (!bar) return
  bar.hidden = false
  loadModule(() => import('./quick-links.ts')).then(
    ({ runQuickLinks }) => runQuickLinks(bar),
    () => undefined, // its links work without
  )
}
