import { KEPT_COUNTRY_CHANGED, keepCountry, readKeptCountry, readPriceNote } from '#domains/markets/index.ts'
import { CAR_COUNTRY, COUNTRY, ISLAND, LIST_OF_CARS, PRICE_IN, TYPED_PRICE } from '#ui/page-protocol.ts'
import type { WidgetScript } from '../define-widget.ts'
import { countryHref } from './country-href.ts'

/** Keeps the country that a visitor presses, marks it, and has links to the list of cars lead to the cars of it. */
export const start: WidgetScript = (onPage) => {
  // Before the navigator hears of it, and when a link is only pointed at: its page is fetched then.
  for (const event of ['pointerover', 'focusin', 'click']) document.addEventListener(event, ({ target }) => lead(target, event === 'click'), true)
  addEventListener(KEPT_COUNTRY_CHANGED, showCountry)
  onPage(showCountry)
  showCountry()
}

function lead(target: EventTarget | null, isPressed: boolean): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link) return
  const namedCountry = link.getAttribute(COUNTRY)
  if (namedCountry !== null) {
    if (isPressed) keepCountry(namedCountry)
    return
  }
  const list = document.querySelector(`[${LIST_OF_CARS}]`)?.getAttribute(LIST_OF_CARS)
  const country = readKeptCountry()
  if (!list || country === '') return
  const { origin, pathname, searchParams, hash } = new URL(link.href)
  // The list itself has the country in its address, and a way to leave it.
  if (origin !== location.origin || pathname === location.pathname || pathname !== new URL(list, origin).pathname || searchParams.has('country_in')) return
  const query = searchParams.toString()
  link.setAttribute('href', `${countryHref(query === '' ? pathname : `${pathname}?${query}`, country)}${hash}`)
}

function showCountry(): void {
  markCountry()
  tellPrices()
  tellTypedPrices()
}

/** What prices say without a choice. */
const plainPrices = new WeakMap<Element, Node[]>()

function plainOf(line: Element): Node[] {
  const plain = plainPrices.get(line) ?? [...line.childNodes]
  plainPrices.set(line, plain)
  return plain
}

/** Prices of models are those of the chosen country's cars, or say that it has none. */
function tellPrices(): void {
  const country = readKeptCountry()
  for (const line of document.querySelectorAll(`[${PRICE_IN}]`)) {
    const plain = plainOf(line)
    const pricesByCountry: Record<string, [string, string, string]> = JSON.parse(line.getAttribute(PRICE_IN) ?? '{}')
    const [before, price, after] = (Object.hasOwn(pricesByCountry, country) && pricesByCountry[country]) || []
    if (price === undefined) {
      line.replaceChildren(...plain)
      continue
    }
    line.replaceChildren(before ?? '', isolated(price), after ?? '')
  }
}

/** Prices that editors typed are those of the chosen country, or say whose they are. */
function tellTypedPrices(): void {
  const country = readKeptCountry()
  const note = readPriceNote()
  for (const price of document.querySelectorAll(`[${TYPED_PRICE}]`)) {
    // React draws these itself.
    if (price.closest(`[${ISLAND}]`)) continue
    const plain = plainOf(price)
    const pricesByCountry: Record<string, string> = JSON.parse(price.getAttribute(TYPED_PRICE) ?? '{}')
    if (Object.hasOwn(pricesByCountry, country)) price.replaceChildren(isolated(pricesByCountry[country] ?? ''))
    else price.replaceChildren(...plain, ...(note ? [` ${note}`] : []))
  }
}

function isolated(text: string): HTMLElement {
  const figure = document.createElement('bdi')
  figure.textContent = text
  return figure
}

/** The chosen country; without a choice, that of the car on the page. */
function markCountry(): void {
  const current = readKeptCountry() || document.querySelector(`[${CAR_COUNTRY}]`)?.getAttribute(CAR_COUNTRY)
  for (const link of document.querySelectorAll(`a[${COUNTRY}]`)) {
    if (current && link.getAttribute(COUNTRY) === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
