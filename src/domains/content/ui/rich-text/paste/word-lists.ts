/** Word writes lists as paragraphs whose styles name their list and level: `mso-list:l0 level1 lfo1`. They become lists. */
export function wordLists(body: HTMLElement): void {
  for (const first of [...body.querySelectorAll<HTMLElement>('p')]) {
    if (!first.isConnected || levelOf(first) === null) continue
    const items: HTMLElement[] = []
    for (let next: Element | null = first; next && levelOf(next) !== null; next = next.nextElementSibling) items.push(next as HTMLElement)
    const list = listOf(
      items.map((item) => ({ level: levelOf(item) ?? 1, isNumbered: isNumbered(item), item })),
      body.ownerDocument,
    )
    first.before(list)
    for (const item of items) item.remove()
  }
}

type Item = { level: number; isNumbered: boolean; item: HTMLElement }

function listOf(items: readonly Item[], document: Document): HTMLElement {
  const [first] = items
  const root = document.createElement(first?.isNumbered ? 'ol' : 'ul')
  const open = [{ level: first?.level ?? 1, list: root }]
  for (const { level, isNumbered, item } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 1) > level) open.pop()
    const current = open.at(-1)
    if (!current) break
    const parent = current.list.lastElementChild
    if (level > current.level && parent) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul')
      parent.append(list)
      open.push({ level, list })
    }
    open.at(-1)?.list.append(lineOf(item, document))
  }
  return root
}

/** An item without its sign, which Word writes into a span of its own. */
function lineOf(item: HTMLElement, document: Document): HTMLElement {
  const line = document.createElement('li')
  for (const sign of item.querySelectorAll('[style*="mso-list"]')) sign.remove()
  line.append(...item.childNodes)
  return line
}

function levelOf(element: Element): number | null {
  if (element.localName !== 'p') return null
  const level = /mso-list:\s*\w+\s+level(\d)/i.exec(element.getAttribute('style') ?? '')?.[1]
  return level === undefined ? null : Number(level)
}

/** Its sign has a digit or a letter with a point: `1.`, `٢-`, `a)`. */
function isNumbered(item: HTMLElement): boolean {
  const sign = item.querySelector('[style*="mso-list"]')?.textContent?.trim() ?? ''
  return /^(?:\p{Nd}+|[a-z\u0621-\u064a])[.)-]/iu.test(sign)
}
