import type { Page } from '@playwright/test'

/**
 * Runs of Latin letters, digits and signs that the direction around them tears apart, measured on the screen: a character stands to the left of
 * the one before it (`Alt+↑` as `↑+Alt`, `https://` as `//:https`, `/path` as `path/`, a full stop before its English sentence). Keys of one
 * shortcut and the contents of fields count as well. Ranges and percentages run as Arabic reads them.
 */
export function tornTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = 'script, style, noscript, svg, iframe, [data-user-text], .visually-hidden'
    const arabic = /\p{Script=Arabic}/u
    const alphanumeric = /[\p{Script=Latin}\d]/u
    // A range, and a percentage, whose sign Arabic writes to the left.
    const isArabicFigure = /^[\d.,:%]+[-–—/][\d.,:%]+$|^[\d.,]+%$/
    // A mark at the end of an Arabic sentence follows the sentence, even behind a Latin word; brackets and quotes are mirrored in pairs.
    const punctuation = /^[«»"“”(){}[\].,،;؛:!?؟…\u2066-\u2069\u200e\u200f]+|[«»"“”(){}[\].,،;؛:!?؟…\u2066-\u2069\u200e\u200f]+$/gu
    const foundTexts: string[] = []
    const tell = (kind: string, text: string, element: Element) =>
      foundTexts.push(`${kind}: ${text.slice(0, 80)} <${element.tagName.toLowerCase()} class="${element.className}">`)

    function runsOf(text: string): { start: number; end: number }[] {
      // Without Arabic all of a text is one run, its last full stop included.
      const words = arabic.test(text) ? [...text.matchAll(/\S+/gu)] : [...text.matchAll(/\S[\s\S]*\S/gu)]
      return words.flatMap((match) => {
        const [word] = match
        if (arabic.test(word) || !alphanumeric.test(word)) return []
        const head = arabic.test(text) ? (word.match(punctuation)?.find((part) => word.startsWith(part))?.length ?? 0) : 0
        const bare = arabic.test(text) ? word.replace(punctuation, '') : word
        if (isArabicFigure.test(bare) || !/[^\p{L}\p{N}\s]/u.test(bare)) return []
        return [{ start: match.index + head, end: match.index + head + bare.length }]
      })
    }

    function isTorn(node: Node, { start, end }: { start: number; end: number }): boolean {
      const range = document.createRange()
      let last: DOMRect | undefined
      for (let index = start; index < end; index += 1) {
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const [box] = range.getClientRects()
        if (!box || box.width === 0) continue
        const isSameLine = last !== undefined && Math.abs(box.top - last.top) < box.height / 2
        if (last && isSameLine && box.left < last.left - 1) return true
        last = box
      }
      return false
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || element.closest(skipped) || !element.checkVisibility({ visibilityProperty: true })) continue
      const text = node.textContent ?? ''
      for (const run of runsOf(text)) if (isTorn(node, run)) tell('torn', text.slice(run.start, run.end), element)
    }
    for (const shortcut of new Set([...document.querySelectorAll('kbd + kbd')].map((key) => key.parentElement as HTMLElement))) {
      const edges = [...shortcut.querySelectorAll('kbd')].map((key) => key.getBoundingClientRect()).filter(({ width }) => width > 0)
      if (edges.some(({ left }, index) => left < (edges[index - 1]?.left ?? left))) tell('torn keys', shortcut.textContent ?? '', shortcut)
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      const text = (field.value || field.placeholder).trim()
      const isTyped = !['checkbox', 'radio', 'hidden', 'range', 'submit', 'file', 'color'].includes(field.type)
      if (!isTyped || field.closest(skipped) || !field.checkVisibility({ visibilityProperty: true }) || arabic.test(text)) continue
      const hasOuterSign = /^[^\p{L}\p{N}\s]|[^\p{L}\p{N}\s]$|:\/\//u.test(text)
      if (alphanumeric.test(text) && hasOuterSign && getComputedStyle(field).direction === 'rtl') tell('torn field', text, field)
    }
    return [...new Set(foundTexts)]
  })
}
