import type { Page } from '@playwright/test'

/** Names of classes of our own stylesheets in editor and admin, as the build gives them. */
const OWN_CLASS = '^s[A-Za-z0-9]{7}$'

/** What on a screen of editor or admin has a class of our own that no loaded stylesheet knows: its styles did not come with its code. */
export async function unstyledParts(page: Page): Promise<string[]> {
  return page.evaluate((own) => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n')
    const isOwn = new RegExp(own)
    const first = new Map<string, Element>()
    for (const element of document.querySelectorAll('[class]')) {
      for (const name of element.classList) if (isOwn.test(name) && !first.has(name)) first.set(name, element)
    }
    return [...first].filter(([name]) => !rules.includes(`.${name}`)).map(([name, { outerHTML }]) => `unstyled: ${name} <${outerHTML.slice(1, 160)}`)
  }, OWN_CLASS)
}
