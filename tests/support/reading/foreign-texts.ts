import type { Page } from '@playwright/test'
import { leadStates } from '#domains/leads/index.ts'
import { orderActionNames, orderStates } from '#domains/orders/index.ts'
import { settingTable } from '#site/registry/setting-table.ts'

/** States and actions as programs name them; shorter ones are also words of people, such as keys of listings. */
const internalNames: readonly string[] = [
  ...[...leadStates, ...orderStates, ...orderActionNames].filter((name) => name.length > 4),
  ...Object.keys(settingTable).filter((key) => key.includes('.')),
]

/**
 * What of a screen is in the other language than its interface, or could be torn by the other direction ({@link tornTexts} measures that). In Arabic: texts and labels of Latin letters
 * that stand in no element of their own direction, words of English sentences anywhere, names that only programs have for things (`order 2`,
 * `mail server`, `contacted`, `#12`, digests, keys of settings, zones, codes of currencies), and signs that change sides (`/x`, `+965`, `https://`). In English: Arabic that stands in no element of its own direction. In both: a sentence whose full stop comes first, or a figure
 * before an Arabic word on its wrong side, because the element runs the other way. Source code, typed values and what a person wrote in the other language about itself (`lang`) are left out.
 */
export function foreignTexts(page: Page): Promise<string[]> {
  return page.evaluate((codes) => {
    const numbered = /(?<![\w&])#\d+(?![\da-f])/u
    const internal = /^(?:(?:order|lead|page|form|vehicle|payment|checkout|inquiry|alarm) [\w-]+|mail server|[\da-f]{32,})$/u
    const zone = /\b(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]/u
    const currency = /(?<![\p{L}\d])(?:AED|SAR|KWD|QAR|BHD|OMR|USD|EUR|GBP|JOD|EGP)(?![\p{L}\d])/u
    const isArabicScreen = document.documentElement.lang.startsWith('ar')
    const own = 'bdi, [dir="ltr"], [dir="rtl"]:not(html, body), [dir="auto"], [role="combobox"], code, pre, kbd, .cm-editor'
    const source = `code, pre, kbd, [lang="${isArabicScreen ? 'en' : 'ar'}"], .cm-editor, script, style, noscript, svg, iframe, [data-user-text]`
    const english =
      /(?<!\p{Script=Arabic})\b(the|and|of|to|is|not|image|picture|page|file|open|close|next|previous|search|clear|none|error|failed|unexpected|invalid|required|select|choose|save|cancel|delete|add|edit|remove|sort|rows|unknown|sweep|run|fetch|loading|more)\b/iu
    const arabic = /\p{Script=Arabic}/u
    const latin = /\p{Script=Latin}{2}/u
    const isolates = /[\u2066-\u2068][^\u2069]*\u2069/g
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const foundTexts: string[] = []
    const tell = (kind: string, text: string, element: Element) =>
      foundTexts.push(`${kind}: ${text.slice(0, 80)} <${element.tagName.toLowerCase()} class="${element.className}">`)

    function judge(text: string, element: Element): void {
      const bare = text.replace(isolates, '')
      const hasOneScript = arabic.test(bare) !== latin.test(bare)
      const { direction, unicodeBidi } = getComputedStyle(element)
      const isPlain = unicodeBidi === 'plaintext'
      const runsOwnWay = isPlain || direction === (arabic.test(bare) ? 'rtl' : 'ltr')
      // A full stop comes first, a figure on the wrong side of its unit.
      if (hasOneScript && !runsOwnWay && (/\s.*[.…!?:]$/u.test(bare) || /\d\s+\p{Script=Arabic}/u.test(bare))) tell('mirrored', text, element)
      if (!isArabicScreen) {
        if (arabic.test(bare) && !isPlain && !element.closest(own)) tell('arabic', text, element)
        return
      }
      const isInternal = [internal, zone, currency].some((names) => names.test(bare))
      if (isInternal || numbered.test(text) || codes.includes(bare)) tell('internal', text, element)
      // An address is nobody's language.
      if (english.test(bare) && !text.startsWith('/') && !element.closest('bdi[dir="ltr"], [dir="ltr"]')) tell('english', text, element)
      if (isPlain || element.closest(own)) return
      if (latin.test(bare) && !arabic.test(bare)) tell('not isolated', text, element)
      if (/(^|\s)[+/]\p{Script=Latin}|(^|\s)\+\d|:\/\/|\p{Script=Latin}\+|\+\p{Script=Latin}/u.test(bare)) tell('mirrored', text, element)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (element && text !== '' && !element.closest(source) && isShown(element)) judge(text, element)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
      if (element.closest(source) || !isShown(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.replace(isolates, '') ?? ''
        if (isArabicScreen && english.test(text) && !arabic.test(text) && !text.startsWith('/')) tell(`english ${name}`, text, element)
        // A label that only names something of the content, such as a picture by its words, is in the content's language.
        if (!isArabicScreen && arabic.test(text) && !latin.test(text) && name !== 'alt' && !element.closest(own)) tell(`arabic ${name}`, text, element)
      }
    }
    return [...new Set(foundTexts)]
  }, internalNames)
}
