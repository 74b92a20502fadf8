import { FORM_ID, OPENS } from '#ui/page-protocol.ts'
import { words } from './page-words.ts'

/** Opens marked links in a dialog over the page: a video, an embedded document, another page of ours (A-078, B-261), or a form (C-044). */
export function startModals(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const pressed = event.target instanceof Element ? event.target : null
    const opener = pressed?.closest<HTMLElement>(`a[href*=form], [${FORM_ID}]`)
    const form = opener && formAddress(opener)
    if (form) {
      event.preventDefault()
      return void import('./form-modal.ts').then(
        ({ openForm }) => openForm(opener, form),
        () => location.assign(form),
      )
    }
    const link = pressed?.closest<HTMLAnchorElement>(`a[${OPENS}]`)
    if (!link || link.getAttribute(OPENS) === 'page') return
    event.preventDefault()
    openModal(link)
  })
}

/** The page of the form that a link or button opens: `/ar/form/3`, `#form:3`, or {@link FORM_ID}. Null for all others (C-045). */
function formAddress(opener: HTMLElement): string | null {
  const [, named] = opener.getAttribute('href')?.match(/^#form:(\d+)$/) ?? []
  const id = opener.getAttribute(FORM_ID) ?? named
  if (id) return `${location.origin}/ar/form/${id}`
  return opener instanceof HTMLAnchorElement && opener.target !== '_blank' && /^\/ar\/form\/\d+$/.test(opener.pathname) ? opener.href : null
}

function openModal(link: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'modal'
  dialog.setAttribute('aria-label', link.textContent?.trim() || words().video)
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'modal-close'
  close.setAttribute('aria-label', words().close)
  close.addEventListener('click', () => dialog.close())
  dialog.append(close, content(link))
  // Removing the element ends playback.
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
}

function content(link: HTMLAnchorElement): HTMLElement {
  const video = youTubeId(link.href)
  if (video) return frame(`https://www.youtube-nocookie.com/embed/${video}?autoplay=1`, link)
  if (/\.(mp4|webm|mov)($|[?#])/i.test(link.href)) {
    const player = document.createElement('video')
    player.src = link.href
    player.controls = true
    player.autoplay = true
    player.playsInline = true
    return player
  }
  return frame(link.href, link)
}

function frame(url: string, link: HTMLAnchorElement): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.src = url
  element.title = link.textContent?.trim() || words().video
  element.allow = 'autoplay; fullscreen; encrypted-media'
  element.allowFullscreen = true
  return element
}

/** The video id of a YouTube address; the server normalises all addresses to this form. */
function youTubeId(address: string): string | null {
  const url = new URL(address, location.href)
  return /(^|\.)youtube(-nocookie)?\.com$/.test(url.hostname) ? (url.searchParams.get('v') ?? url.pathname.match(/^\/embed\/([\w-]+)/)?.[1] ?? null) : null
}
