/** Elements that hold words and other such elements only (HTML, 3.2.5.2.5). */
const PHRASING = 'label, span, button, p, h1, h2, h3, h4, h5, h6, bdi, summary, legend, strong, em, small, time, output, cite, sup, sub'
const FLOW =
  'div, p, ul, ol, dl, section, article, aside, nav, form, table, fieldset, h1, h2, h3, h4, h5, h6, figure, address, header, footer, main, blockquote, pre, hr, search, details, dialog'
const CONTROLS = 'input:not([type=hidden]), select, textarea, button, output, meter, progress'
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list', 'form', 'headers']
const NESTED = 'a a, a button, a input, a select, button a, button button, button input, label label, form form'
const NO_PLACEHOLDER = ['date', 'range', 'checkbox', 'radio', 'color', 'file', 'time']

/** What a validator of HTML would report of a page, as far as programs and people depend on it: one line for each flaw. */
export function markupFlaws(page: Document): string[] {
  return [...labels(page), ...contents(page), ...references(page), ...controls(page)]
}

function labels(page: Document): string[] {
  return [...page.querySelectorAll('label')].flatMap((label) => {
    const labelled = label.htmlFor === '' ? null : page.getElementById(label.htmlFor)
    return [
      ...(label.querySelectorAll(CONTROLS).length > 1 ? [`a label of several controls: ${nameOf(label)}`] : []),
      ...(label.htmlFor !== '' && !labelled?.matches(CONTROLS) ? [`a label of no control: ${nameOf(label)}`] : []),
    ]
  })
}

function contents(page: Document): string[] {
  const misplaced = [...page.querySelectorAll(FLOW)].flatMap((inner) => {
    const outer = inner.parentElement?.closest(PHRASING)
    const isHeading = /^h[1-6]$/.test(inner.localName) && outer?.matches('summary, legend')
    return outer && !isHeading ? [`${nameOf(inner)} in ${nameOf(outer)}`] : []
  })
  const strangers = (list: string, allowed: readonly string[]) =>
    [...page.querySelectorAll(list)].flatMap((parent) =>
      [...parent.children].filter(({ localName }) => !allowed.includes(localName)).map((child) => `${nameOf(child)} as a child of ${nameOf(parent)}`),
    )
  return [
    ...misplaced,
    ...strangers('ul, ol', ['li', 'script', 'template']),
    ...strangers('dl', ['dt', 'dd', 'div', 'script', 'template']),
    ...[...page.querySelectorAll(NESTED)].map((inner) => `${nameOf(inner)} within another control`),
  ]
}

function references(page: Document): string[] {
  const ids = new Map(Map.groupBy(page.querySelectorAll('[id]'), ({ id }) => id))
  const twice = [...ids].filter(([, elements]) => elements.length > 1).map(([id]) => `two elements with the id ${id}`)
  const lost = REFERENCES.flatMap((attribute) =>
    [...page.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .flatMap((id) => (id === '' || ids.has(id) ? [] : [`${attribute} of ${nameOf(element)} names nothing: ${id}`])),
    ),
  )
  return [...twice, ...lost]
}

function controls(page: Document): string[] {
  const empty = [...page.querySelectorAll('[href=""], [src=""], [srcset=""], [action=""]')].map((element) => `an empty address: ${nameOf(element)}`)
  const untold = [...page.querySelectorAll('img:not([alt])')].map((image) => `a picture without an alternative: ${nameOf(image)}`)
  const useless = [...page.querySelectorAll('input[placeholder]')].filter((input) => NO_PLACEHOLDER.includes(input.getAttribute('type') ?? ''))
  return [...empty, ...untold, ...useless.map((input) => `a placeholder that nobody sees: ${nameOf(input)}`)]
}

function nameOf(element: Element): string {
  const marks = ['class', 'type', 'name'].flatMap((name) => (element.hasAttribute(name) ? [`${name}="${element.getAttribute(name)}"`] : []))
  return `<${[element.localName, ...marks].join(' ')}>`
}
