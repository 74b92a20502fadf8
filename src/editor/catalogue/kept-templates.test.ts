// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

/** As after a page load: what the browser keeps is read again. */
async function load() {
  vi.resetModules()
  return import('./kept-templates.ts')
}

test('favourites and what was used last survive a page load, the latest first, six at most', async () => {
  localStorage.clear()
  const first = await load()
  first.toggleFavourite('news')
  first.toggleFavourite('quote')
  first.toggleFavourite('news')
  for (const symbol of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) first.noteUse(symbol)
  const second = await load()
  expect(second.$keptTemplates.get()).toEqual({ favourites: ['quote'], recent: ['c', 'g', 'f', 'e', 'd', 'b'] })
})

test('what the browser keeps may be anything', async () => {
  for (const storedText of ['{', '7', '{"favourites":7,"recent":[1,"news"]}']) {
    localStorage.setItem('maarad.editor.templates', storedText)
    expect((await load()).$keptTemplates.get().favourites).toEqual([])
  }
  expect((await load()).$keptTemplates.get().recent).toEqual(['news'])
})
