import type { Locator } from '@playwright/test'

/** Computed styles of an element, as the browser draws it. */
export const styleOf = <Name extends string>(element: Locator, ...names: Name[]) =>
  element.evaluate((node, wantedNames) => {
    const style = getComputedStyle(node)
    return Object.fromEntries(wantedNames.map((name) => [name, style.getPropertyValue(name)])) as Record<Name, string>
  }, names)

export const pixels = (length: string) => Number.parseFloat(length)

/** Where an element is drawn; throws where nothing is. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing is drawn')
  return box
}
