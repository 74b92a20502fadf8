export type TextFlaw = { kind: 'skipped_level' | 'no_target'; values: Record<string, string | number> }

/** What readers of a text stumble over: a heading that skips a level, and a link that leads nowhere. For browsers. */
export function textFlaws(html: string): TextFlaw[] {
  if (!/<(?:h[2-6]|a)\b/i.test(html)) return []
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html')
  let before: number | null = null
  const flaws: TextFlaw[] = []
  for (const element of body.querySelectorAll('h1, h2, h3, h4, h5, h6, a')) {
    if (element.localName === 'a') {
      if (!element.getAttribute('href')?.trim()) flaws.push({ kind: 'no_target', values: { text: element.textContent?.trim() ?? '' } })
      continue
    }
    const level = Number(element.localName[1])
    // What stands above the text is not known here: its first heading may have any level.
    if (before !== null && level > before + 1) flaws.push({ kind: 'skipped_level', values: { level, before } })
    before = level
  }
  return flaws
}
