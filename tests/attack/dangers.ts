import { JSDOM, VirtualConsole } from 'jsdom'

/** What a browser would run of a page, beside its own scripts: they come by `src`, or as data that is no script. */
export function dangersOf(html: string): string[] {
  // Hostile styles are complained of, which is no news here.
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window
  const dangers: string[] = []
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName
    if (name === 'script' && !element.hasAttribute('src') && (element.textContent ?? '').includes('__attacked') && isProgram(element))
      dangers.push(element.outerHTML)
    if (['object', 'embed', 'base'].includes(name) || element.hasAttribute('srcdoc')) dangers.push(element.outerHTML)
    for (const { name: attribute, value } of element.attributes) {
      const target = value.replaceAll(/[\0-\x20]/g, '').toLowerCase()
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'].includes(attribute)
      if (attribute.startsWith('on')) dangers.push(element.outerHTML)
      if (isAddress && /^(javascript|vbscript|data:text)/.test(target)) dangers.push(element.outerHTML)
      if (attribute === 'style') dangers.push(element.outerHTML)
    }
  }
  return dangers
}

function isProgram(script: Element): boolean {
  return ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? '')
}
