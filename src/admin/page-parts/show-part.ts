import { EXIT_POPUP, FLOATING, QUICK_LINKS, VIDEO_ASKS, VIDEO_MODAL } from '#ui/page-protocol.ts'

/*
 * What the scripts of a page do when a visitor comes to a part. Pages of previews run none, so that nothing that staff try is counted
 * or kept.
 */

/** The quick links as they are after the first scroll. */
export function showActions(page: Document): void {
  page.querySelector(`[${QUICK_LINKS}]`)?.removeAttribute('hidden')
}

export function openActions(page: Document): void {
  showActions(page)
  page.querySelector(`[${QUICK_LINKS}]`)?.toggleAttribute('data-open', true)
  page.querySelector(`[${FLOATING}]`)?.toggleAttribute('open', true)
}

export function openExitPopup(page: Document): void {
  page.querySelector<HTMLDialogElement>(`[${EXIT_POPUP}]`)?.showModal()
}

export function openVideo(page: Document): void {
  const dialog = page.querySelector<HTMLDialogElement>(`[${VIDEO_MODAL}]`)
  const question = dialog?.querySelector<HTMLElement>(`[${VIDEO_ASKS}]`)
  const text = question?.querySelector('p')
  if (!dialog || !question || !text) return
  text.textContent = (question.getAttribute(VIDEO_ASKS) ?? '').replace('{host}', '\u2066youtube-nocookie.com\u2069')
  question.hidden = false
  dialog.showModal()
}

/** The menu of narrow screens, or the first panel of the wide one. */
export function openMenu(page: Document): void {
  const opener = [...page.querySelectorAll<HTMLElement>('header [popovertarget]')].find((one) => one.getClientRects().length > 0)
  page.getElementById(opener?.getAttribute('popovertarget') ?? '')?.showPopover()
}

const SAMPLE_RETAILER = 'معرض شارع الشيخ زايد'

export function showRetailer(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-your-retailer]')
  const bar = (template?.content.cloneNode(true) as DocumentFragment | undefined)?.firstElementChild
  const link = bar?.querySelector('a')
  if (!template || !bar || !link) return
  link.textContent = SAMPLE_RETAILER
  template.after(bar)
}

export function showFooter(page: Document): void {
  page.querySelector('body > footer')?.scrollIntoView({ block: 'end' })
}

export function showBanner(page: Document): void {
  const banner = page.getElementById('cookie-banner')
  if (banner) banner.hidden = false
}

/** The banner beside everything else that stands on a page. */
export function cover(page: Document): void {
  showRetailer(page)
  showActions(page)
  showBanner(page)
}
