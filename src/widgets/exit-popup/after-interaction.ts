import { EXIT_POPUP } from '#ui/page-protocol.ts'
import type { WidgetScript } from '../define-widget.ts'

/** Asks for confirmation before links to other sites, if the settings say so (C-118). A click with a modifier key is not intercepted. */
export const start: WidgetScript = () => {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    const dialog = document.querySelector<HTMLDialogElement>(`[${EXIT_POPUP}]`)
    if (!link || !dialog || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || !isAsked(link, dialog)) return
    event.preventDefault()
    ask(dialog, link)
  })
}

/** Whether a link leads to another site that is in the allow list and not in the block list (C-119, C-123). */
function isAsked({ href, origin, protocol }: HTMLAnchorElement, dialog: Element): boolean {
  if (origin === location.origin || !protocol.startsWith('http')) return false
  const { allow, block } = JSON.parse(dialog.getAttribute(EXIT_POPUP) ?? '{}') as { allow: string; block: string }
  const matches = (pattern: string) => pattern !== '' && new RegExp(pattern, 'i').test(href)
  return matches(allow) && !matches(block)
}

/** Follows the link after "go", in the tab that it wants (C-120); everything else stays on the page (C-121). */
function ask(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  dialog.returnValue = ''
  dialog.onclose = () => {
    if (dialog.returnValue !== 'go') link.focus()
    else if (link.target === '_blank') open(link.href, '_blank', 'noopener')
    else open(link.href, '_self')
  }
  dialog.showModal()
}
