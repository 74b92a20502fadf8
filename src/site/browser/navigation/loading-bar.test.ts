// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $loadingBar, drawLoadingBar, finishLoadingBar, followFetches, startLoadingBar } from './loading-bar.ts'
import { countFetch } from './fetch-count.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('[A-378] the bar waits 200 ms before it shows, and a navigation that ends sooner never shows it', () => {
  startLoadingBar()
  vi.advanceTimersByTime(199)
  expect($loadingBar.get().isShown).toBe(false)
  vi.advanceTimersByTime(1)
  expect($loadingBar.get().isShown).toBe(true)
  // One that ends just after shows it full, and then no more.
  finishLoadingBar()
  expect($loadingBar.get()).toMatchObject({ isShown: true, percent: 100 })
  vi.runAllTimers()
  expect($loadingBar.get().isShown).toBe(false)
  startLoadingBar()
  vi.advanceTimersByTime(150)
  finishLoadingBar()
  vi.advanceTimersByTime(10_000)
  expect($loadingBar.get()).toEqual({ isShown: false, percent: 0, hasFailed: false })
})

test('[A-378] it fills over 5000 ms and stays for 500 ms once it is full', () => {
  startLoadingBar()
  vi.advanceTimersByTime(200 + 2500)
  expect($loadingBar.get().percent).toBeCloseTo(50)
  vi.advanceTimersByTime(2400)
  expect($loadingBar.get().percent).toBeLessThan(100)
  vi.advanceTimersByTime(100)
  expect($loadingBar.get().percent).toBe(100)
  finishLoadingBar()
  vi.advanceTimersByTime(499)
  expect($loadingBar.get()).toMatchObject({ isShown: true, percent: 100 })
  vi.advanceTimersByTime(1)
  expect($loadingBar.get().isShown).toBe(false)
})

test('[A-234] a failure shows at once, and is said on the element', () => {
  const element = document.createElement('div')
  const stop = drawLoadingBar(element)
  expect(element.hidden).toBe(true)
  finishLoadingBar(true)
  expect($loadingBar.get()).toEqual({ isShown: true, percent: 100, hasFailed: true })
  expect([element.hidden, element.hasAttribute('data-failed'), element.getAttribute('aria-valuenow')]).toEqual([false, true, '100'])
  vi.advanceTimersByTime(500)
  expect([element.hidden, element.hasAttribute('data-failed')]).toEqual([true, false])
  stop()
})

test('[A-234] the bar is as long as its percentage, in the accent of the site, and red on failure', () => {
  const css = readFileSync(join(import.meta.dirname, '../../../ui/chrome.css'), 'utf8')
  expect(css).toMatch(/#loading-bar \{[^}]*\n {4}block-size: 3px;/)
  expect(css).toMatch(/#loading-bar::before \{[^}]*inline-size: calc\(var\(--percent, 0\) \* 1%\);[^}]*background-color: var\(--colour-accent\);/)
  expect(css).toMatch(/#loading-bar\[data-failed\]::before \{\s*background-color: var\(--colour-error\);/)
})

test('[A-239] it runs while any request is under way: of two, the end of the first leaves it, the end of both hides it', async () => {
  const stop = followFetches()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const both = [countFetch(first.promise), countFetch(second.promise)]
  await vi.advanceTimersByTimeAsync(1000)
  first.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect($loadingBar.get().isShown).toBe(true)
  expect($loadingBar.get().percent).toBeLessThan(100)
  second.resolve()
  await Promise.all(both)
  await vi.advanceTimersByTimeAsync(500)
  expect($loadingBar.get().isShown).toBe(false)
  stop()
})

test('[A-239] [A-379] a request of no time at all never shows the bar', async () => {
  const stop = followFetches()
  const seen: boolean[] = []
  const unlisten = $loadingBar.listen(({ isShown }) => seen.push(isShown))
  await countFetch(Promise.resolve())
  await vi.advanceTimersByTimeAsync(2000)
  expect(seen).not.toContain(true)
  unlisten()
  stop()
})

test('[A-234] the end of the requests leaves a failure on show', async () => {
  const stop = followFetches()
  const request = countFetch(Promise.reject(new Error('gone')))
  await expect(request).rejects.toThrow('gone')
  finishLoadingBar(true)
  await vi.advanceTimersByTimeAsync(250)
  expect($loadingBar.get().hasFailed).toBe(true)
  stop()
})
