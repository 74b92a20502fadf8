import { fillRetailerText, hasRetailerPlaceholder, type NamedRetailer } from '#domains/content/index.ts'
import { NAMES_RETAILER } from '#ui/page-protocol.ts'
import { type KeptRetailer, keepRetailer, readKeptRetailer } from '#domains/retailers/index.ts'

/** Shows the visitor's retailer in the header: the one that the address names, else the one that the browser keeps (C-021). */
export async function showRetailer(code: string): Promise<void> {
  const keptRetailer = readKeptRetailer()
  const namedRetailer = code !== '' && code !== keptRetailer?.code ? await findRetailer(code) : null
  const retailer = namedRetailer ?? keptRetailer
  document.documentElement.toggleAttribute(NAMES_RETAILER, retailer !== null)
  if (!retailer) return hideBars()
  if (namedRetailer) keepRetailer(namedRetailer)
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-your-retailer]')) showBar(template, retailer)
  for (const menu of document.querySelectorAll('[data-remote-menu]')) fillMenu(menu, retailer)
}

async function findRetailer(code: string): Promise<KeptRetailer | null> {
  try {
    const answer = await fetch(`/api/dealers?${new URLSearchParams({ 'q[dealer_code_in][]': code })}`)
    if (!answer.ok) return null
    const { data } = (await answer.json()) as { data: { name: string; dealer_code: string; url: string }[] }
    const [dealer] = data
    return dealer ? { code: dealer.dealer_code, name: dealer.name, url: dealer.url } : null
  } catch {
    return null // without the network the header stays as it is
  }
}

function hideBars(): void {
  for (const bar of document.querySelectorAll('template[data-your-retailer] + [data-header-part="retailer"]')) bar.remove()
}

function showBar(template: HTMLTemplateElement, { name, url }: NamedRetailer): void {
  const bar = (template.content.cloneNode(true) as DocumentFragment).firstElementChild
  const link = bar?.querySelector('a')
  if (!bar || !link) return
  if (url === '') link.removeAttribute('href')
  else link.href = url
  const text = document.createElement('bdi')
  text.textContent = name
  link.replaceChildren(text)
  const shownBar = template.nextElementSibling
  if (shownBar?.matches('[data-header-part="retailer"]')) shownBar.replaceWith(bar)
  else template.after(bar)
}

/** Menus with their placeholders, for the next retailer. */
const unfilled = new WeakMap<Element, string>()

/** Fills the placeholders of a menu that came from elsewhere, and shows the elements that were hidden for them. */
function fillMenu(menu: Element, retailer: NamedRetailer): void {
  const markup = unfilled.get(menu)
  if (markup === undefined) unfilled.set(menu, menu.innerHTML)
  else menu.innerHTML = markup
  for (const element of menu.querySelectorAll('*')) {
    const parts = [...element.attributes, ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)]
    const waiting = parts.filter((part) => hasRetailerPlaceholder(part.nodeValue ?? ''))
    for (const part of waiting) part.nodeValue = fillRetailerText(part.nodeValue ?? '', retailer)
    if (waiting.length > 0) element.removeAttribute('hidden')
  }
}
