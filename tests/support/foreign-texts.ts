import type { Page } from '@playwright/test'

/**
 * What of a screen in Arabic is English, or torn by the other direction: texts and labels of Latin letters that stand in no
 * element of their own direction, words of English sentences anywhere, and signs that change sides (`/x`, `+965`, `https://`).
 * Source code, typed values and what a person wrote in English about itself (`lang="en"`) are left out.
 */
export function foreignTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = 'bdi, [dir="ltr"], [dir="auto"], [role="combobox"], code, pre, kbd, [lang="en"], .cm-editor'
    const source = 'code, pre, kbd, [lang="en"], .cm-editor, script, style, noscript, svg, iframe, [data-user-text]'
    const english =
      /(?<!\p{Script=Arabic})\b(the|and|of|to|is|not|image|picture|page|file|open|close|next|previous|search|clear|none|error|failed|unexpected|invalid|required|select|choose|save|cancel|delete|add|edit|remove|sort|rows|unknown|sweep|run|fetch|loading|more)\b/iu
    const arabic = /\p{Script=Arabic}/u
    const latin = /\p{Script=Latin}{2}/u
    const isolates = /[\u2066-\u2068][^\u2069]*\u2069/g
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const found: string[] = []
    const tell = (kind: string, text: string, element: Element) =>
      found.push(`${kind}: ${text.slice(0, 80)} <${element.tagName.toLowerCase()} class="${element.className}">`)

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (!element || text === '' || element.closest(source) || !isShown(element)) continue
      const bare = text.replace(isolates, '')
      // An address is nobody's language.
      if (english.test(bare) && !text.startsWith('/') && !element.closest('bdi[dir="ltr"], [dir="ltr"]')) tell('english', text, element)
      if (element.closest(own)) continue
      if (latin.test(bare) && !arabic.test(bare)) tell('not isolated', text, element)
      if (/(^|\s)[+/]\p{Script=Latin}|(^|\s)\+\d|:\/\/|\p{Script=Latin}\+|\+\p{Script=Latin}/u.test(bare)) tell('mirrored', text, element)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
      if (element.closest(source) || !isShown(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.replace(isolates, '') ?? ''
        if (english.test(text) && !arabic.test(text) && !text.startsWith('/')) tell(`english ${name}`, text, element)
      }
    }
    return [...new Set(found)]
  })
}
