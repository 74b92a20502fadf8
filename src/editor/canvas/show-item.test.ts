// @vitest-environment jsdom
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { createPageDocument } from '../draft/document.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { aContent } from '#tests/support/records/any-content.ts'
import { openPressedItems } from './show-item.ts'

globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
const groups = [
  { heading: 'الأول', paragraph: '<p>نص أول</p>' },
  { heading: 'الثاني', paragraph: '<p>نص ثان</p>' },
]
const pageDocument = createPageDocument(aContent({ blocks: [{ ...aStoredBlock('accordion', {}, groups), id: 'b' }] }))

/** The items that presses on these elements open, in a block that is drawn as this. */
function openedItems(html: string, selectors: readonly string[]): (string | null)[] {
  document.body.innerHTML = `<div data-block="b">${html}</div>`
  return selectors.map((selector) => {
    const $pressedItem = atom<{ block: string; group: string } | null>(null)
    const stop = openPressedItems(document, { document: pageDocument, $pressedItem })
    document.querySelector<HTMLElement>(selector)?.click()
    stop()
    return $pressedItem.get()?.group ?? null
  })
}

test('a press on an answer, a card or a slide opens its item, wherever in it, and a press beside them none', () => {
  const answers =
    '<h2>عنوان</h2><details><summary>الأول</summary><p id="one">نص أول</p></details><details><summary id="two">الثاني</summary><p>نص ثان</p></details>'
  expect(openedItems(answers, ['#one', '#two', 'h2'])).toEqual(['g1', 'g2', null])
  const cards = '<ul><li><h3>الأول</h3><img id="one"></li><li><img id="two"><h3>الثاني</h3></li></ul>'
  expect(openedItems(cards, ['#one', '#two', 'ul'])).toEqual(['g1', 'g2', null])
})

test('a press on a tab or in its panel opens its item', () => {
  const tabs =
    '<button role="tab" aria-controls="p1">الأول</button><button role="tab" id="t2" aria-controls="p2">الثاني</button><div id="p1" role="tabpanel"><img id="one"></div><div id="p2" role="tabpanel"></div>'
  expect(openedItems(tabs, ['#one', '#t2'])).toEqual(['g1', 'g2'])
})

test('where items share one part of the page, only their own words open them', () => {
  expect(openedItems('<article><h3>الأول</h3><h3 id="two">الثاني</h3><img></article>', ['#two', 'img'])).toEqual(['g2', null])
})
