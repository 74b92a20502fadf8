import { consentNow } from '#domains/consent/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { VIDEO_ASKS, VIDEO_MODAL, VIDEO_STAGE } from '#ui/page-protocol.ts'

/**
 * Opens a link in the dialog: a film with its captions, a YouTube video from its domain without cookies, or another page. Somebody else's page is loaded
 * only when the visitor allows what is optional, or agrees to this one.
 */
export function openVideo(link: HTMLAnchorElement): void {
  const dialog = document.querySelector<HTMLDialogElement>(`[${VIDEO_MODAL}]`)
  const stage = dialog?.querySelector<HTMLElement>(`[${VIDEO_STAGE}]`)
  const question = dialog?.querySelector<HTMLElement>(`[${VIDEO_ASKS}]`)
  if (!dialog || !stage || !question) {
    location.assign(link.href)
    return
  }
  const title = link.textContent?.trim()
  if (title) dialog.setAttribute('aria-label', title)
  const label = dialog.getAttribute('aria-label') ?? ''
  const address = playable(link.href)
  const show = () => {
    question.hidden = true
    stage.replaceChildren(isFilm(address) ? filmOf(address, dialog.getAttribute(VIDEO_MODAL) ?? '') : frameOf(address, label))
  }
  const isOurs = address.origin === location.origin
  if (isFilm(address) || isOurs || consentNow().scopes.includes('optional')) show()
  else ask(question, address, show)
  dialog.onclose = () => {
    // What is removed ends.
    stage.replaceChildren()
    question.hidden = true
    link.focus()
  }
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close()
  }
  dialog.showModal()
  if (!question.hidden) question.querySelector('button')?.focus()
}

function ask(question: HTMLElement, { host }: URL, agreed: () => void): void {
  const [text, button] = [question.querySelector('p'), question.querySelector('button')]
  if (text) text.textContent = fillWords(question.getAttribute(VIDEO_ASKS) ?? '', { host: `\u2066${host.replace(/^www\./, '')}\u2069` })
  if (button) button.onclick = agreed
  question.hidden = false
}

/** The address that is loaded: of a YouTube video its player without cookies. */
function playable(href: string): URL {
  const url = new URL(href, location.href)
  if (!/(^|\.)youtube(-nocookie)?\.com$/.test(url.hostname)) return url
  const id = url.searchParams.get('v') ?? url.pathname.match(/^\/embed\/([\w-]+)/)?.[1]
  return id ? new URL(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`) : url
}

function isFilm({ pathname }: URL): boolean {
  return /\.(mp4|webm|mov)$/i.test(pathname)
}

/** A player for a file. The address may name its captions: `film.mp4#captions=/media/film.vtt`. */
function filmOf(address: URL, language: string): HTMLVideoElement {
  const player = document.createElement('video')
  const captions = new URLSearchParams(address.hash.slice(1)).get('captions')
  player.src = address.href
  player.controls = true
  player.autoplay = true
  player.playsInline = true
  if (captions) {
    const track = document.createElement('track')
    Object.assign(track, { kind: 'captions', src: captions, srclang: 'ar', label: language, default: true })
    player.append(track)
  }
  return player
}

function frameOf(address: URL, title: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.src = address.href
  element.title = title
  element.allow = 'autoplay; fullscreen; encrypted-media'
  element.allowFullscreen = true
  return element
}
