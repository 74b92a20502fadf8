import { FORM_TITLE } from '#ui/page-protocol.ts'
import { scan, unmount } from './islands/island-code.ts'
import type { fetchPage, takePrefetched } from './navigation/prefetch.ts'
import type { addStylesheets, pageOf } from './navigation/swap.ts'
import { words } from './page-words.ts'

/** How long a closed form stays in the page, so that it does not vanish during its fade (C-048, C-050). */
const FADE_MS = 350
const TIMEOUT_MS = 15_000

/** What the dialog does with pages. It is handed over: a file that another one imports from carries names for it, and theirs comes with every first touch. */
type PageTools = { fetchPage: typeof fetchPage; takePrefetched: typeof takePrefetched; addStylesheets: typeof addStylesheets; pageOf: typeof pageOf }

/**
 * Opens the page of a form over this one: its own markup, styles and script. When it cannot be had, the browser goes to it. Every
 * opening is a dialog of its own, so that closing one never empties the next (C-050).
 */
export async function openForm(element: HTMLElement, address: string, pages: PageTools): Promise<void> {
  const dialog = document.createElement('dialog')
  dialog.className = 'modal form-modal'
  dialog.setAttribute('aria-label', element.getAttribute(FORM_TITLE) || element.textContent?.trim() || '')
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const page = pages.pageOf(await (await (pages.takePrefetched(address) ?? pages.fetchPage(address, signal))).text())
    await pages.addStylesheets(page, signal)
    dialog.append(closeButton(dialog), ...[...(page.querySelector('main')?.childNodes ?? [])].map((node) => document.importNode(node, true)))
  } catch (error) {
    console.warn(error)
    location.assign(address)
    return
  }
  entitle(dialog, element.getAttribute(FORM_TITLE))
  dialog.addEventListener('close', () => {
    element.focus()
    setTimeout(() => {
      unmount(dialog)
      dialog.remove()
    }, FADE_MS)
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
  void scan(dialog)
}

function entitle(dialog: HTMLDialogElement, title: string | null): void {
  const heading = dialog.querySelector('h1')
  if (!heading) return
  if (title) heading.textContent = title
  heading.id = `form-modal-${document.querySelectorAll('dialog').length}`
  dialog.removeAttribute('aria-label')
  dialog.setAttribute('aria-labelledby', heading.id)
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'modal-close'
  close.setAttribute('aria-label', words().close)
  close.addEventListener('click', () => dialog.close())
  return close
}
