import { FORM_ID } from '#ui/page-protocol.ts'
import { fetchPage, takePrefetched } from './navigation/prefetch.ts'
import { addStylesheets, pageOf } from './navigation/swap.ts'

/** Handed to the dialog, whose own file is fetched with the first form. */
export const pageTools = { fetchPage, takePrefetched, addStylesheets, pageOf }

/** Opens links to forms in a dialog over the page (C-044). */
export function startModals(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const pressed = event.target instanceof Element ? event.target : null
    const opener = pressed?.closest<HTMLElement>(`a[href*=form], [${FORM_ID}]`)
    const form = opener && formAddress(opener)
    if (form) {
      event.preventDefault()
      return void import('./form-modal.ts').then(
        ({ openForm }) => openForm(opener, form, pageTools),
        () => location.assign(form),
      )
    }
  })
}

/** The page of the form that a link or button opens: `/ar/form/3`, `#form:3`, or {@link FORM_ID}. Null for all others (C-045). */
function formAddress(opener: HTMLElement): string | null {
  const [, formId] = opener.getAttribute('href')?.match(/^#form:(\d+)$/) ?? []
  const id = opener.getAttribute(FORM_ID) ?? formId
  if (id) return `${location.origin}/ar/form/${id}`
  return opener instanceof HTMLAnchorElement && opener.target !== '_blank' && /^\/ar\/form\/\d+$/.test(opener.pathname) ? opener.href : null
}
