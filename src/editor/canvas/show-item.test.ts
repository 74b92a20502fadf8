// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { itemAt } from './show-item.ts'

globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
const block = aStoredBlock('accordion', {}, [
  { heading: 'الأول', paragraph: '<p>نص أول</p>' },
  { heading: 'الثاني', paragraph: '<p>نص ثان</p>' },
])

function drawn(html: string): HTMLElement {
  document.body.innerHTML = `<div data-block="b">${html}</div>`
  return document.body.firstElementChild as HTMLElement
}
const pressed = (root: HTMLElement, selector: string) => itemAt(root, block, root.querySelector(selector) as Element)

test('a press on an answer, a card or a slide tells its item, wherever in it', () => {
  const root = drawn(
    '<h2>عنوان</h2><details><summary>الأول</summary><p id="one">نص أول</p></details><details><summary id="two">الثاني</summary><p>نص ثان</p></details>',
  )
  expect([pressed(root, '#one'), pressed(root, '#two'), pressed(root, 'h2')]).toEqual(['g1', 'g2', null])
  const cards = drawn('<ul><li><h3>الأول</h3><img id="one"></li><li><img id="two"><h3>الثاني</h3></li></ul>')
  expect([pressed(cards, '#one'), pressed(cards, '#two'), pressed(cards, 'ul')]).toEqual(['g1', 'g2', null])
})

test('a press on a tab or in its panel tells its item', () => {
  const root = drawn(
    '<button role="tab" aria-controls="p1">الأول</button><button role="tab" id="t2" aria-controls="p2">الثاني</button><div id="p1" role="tabpanel" aria-labelledby="t1"><img id="one"></div><div id="p2" role="tabpanel" aria-labelledby="t2"></div>',
  )
  expect([pressed(root, '#one'), pressed(root, '#t2')]).toEqual(['g1', 'g2'])
})

test('where items share one part of the page, only their own words tell them', () => {
  const root = drawn('<article><h3>الأول</h3><h3 id="two">الثاني</h3><img></article>')
  expect([pressed(root, '#two'), pressed(root, 'img')]).toEqual(['g2', null])
})
