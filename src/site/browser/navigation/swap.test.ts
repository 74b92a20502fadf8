// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { swapPage } from './swap.ts'

test('a transition that the next navigation skips is no failure', async () => {
  const skipped = Promise.reject(new DOMException('Transition was skipped', 'AbortError'))
  const start = (update: () => void) => {
    update()
    return { ready: skipped, updateCallbackDone: Promise.resolve() }
  }
  Object.assign(document, { startViewTransition: start })
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  const next = new DOMParser().parseFromString('<title>التالية</title><main><h1>التالية</h1></main>', 'text/html')
  // The runner fails a file in which a refusal is heard by nobody.
  await swapPage(next, { leave: () => undefined, entered: () => undefined, signal: new AbortController().signal })
  expect(document.title).toBe('التالية')
})
