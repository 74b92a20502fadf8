// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const idle = vi.fn((task: () => void, _options: { timeout: number }) => {
  task()
  return 1
})
const request = vi.fn(async (_url: string, _options?: RequestInit) => new Response('<main></main>'))

beforeEach(() => {
  vi.resetModules()
  idle.mockClear()
  request.mockClear()
  vi.stubGlobal('requestIdleCallback', idle)
  vi.stubGlobal('fetch', request)
  document.body.innerHTML =
    '<a id="about" href="/ar/about#team">من نحن</a><a id="file" href="/ar/price-list.pdf">ملف</a><a id="cms" href="/ar/cms/pages">تحرير</a><a id="tab" href="/ar/x" target="_blank">نافذة</a><a id="far" href="https://example.com/ar/">بعيد</a>'
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

const rest = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

/** A module of its own, whose listeners go with the test. */
async function started() {
  const listen = vi.spyOn(globalThis, 'addEventListener')
  const module = await import('./prefetch.ts')
  module.startPrefetch()
  const added = listen.mock.calls.map(([type, listener]) => [type, listener] as const)
  listen.mockRestore()
  return { ...module, stop: () => added.forEach(([type, listener]) => void removeEventListener(type, listener as EventListener)) }
}

test('[A-380] nothing is fetched ahead on 2g, with data-saver, or offline', async () => {
  const { shouldPrefetch } = await import('./prefetch.ts')
  expect(shouldPrefetch(undefined, true)).toBe(true)
  expect(shouldPrefetch({ effectiveType: '4g', saveData: false }, true)).toBe(true)
  expect(shouldPrefetch({ effectiveType: '2g' }, true)).toBe(false)
  expect(shouldPrefetch({ effectiveType: 'slow-2g' }, true)).toBe(false)
  expect(shouldPrefetch({ effectiveType: '4g', saveData: true }, true)).toBe(false)
  expect(shouldPrefetch({ effectiveType: '4g' }, false)).toBe(false)
})

test('[A-381] a page is fetched once the browser rests, after 2000 ms at the latest, and given out once', async () => {
  const { takePrefetched, stop } = await started()
  rest('about')
  rest('about')
  expect(idle.mock.calls.map(([, options]) => options)).toEqual([{ timeout: 2000 }])
  expect(request.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/ar/about'])
  expect(await (await takePrefetched(`${location.origin}/ar/about`))?.text()).toBe('<main></main>')
  expect(takePrefetched(`${location.origin}/ar/about`)).toBeUndefined()
  stop()
})

test('a page that was fetched ahead is too old after ten seconds', async () => {
  const { takePrefetched, stop } = await started()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  rest('about')
  clock.mockReturnValue(11_000)
  expect(takePrefetched(`${location.origin}/ar/about`)).toBeUndefined()
  stop()
})

test('[A-380] a visitor who saves data gets nothing ahead', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const { stop } = await started()
  rest('about')
  expect(request).not.toHaveBeenCalled()
  stop()
})

test('files, applications, new tabs and other sites are not fetched ahead', async () => {
  const { stop } = await started()
  for (const id of ['file', 'cms', 'tab', 'far']) rest(id)
  expect(idle).not.toHaveBeenCalled()
  stop()
})

test('[A-055] a redirect is answered as such and not followed', async () => {
  const { fetchPage } = await import('./prefetch.ts')
  await fetchPage('https://site.test/ar/newsroom')
  expect(request).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ redirect: 'manual', priority: 'low' }))
})

test('[A-258] [C-171] a page without an address is not asked for, and says so', async () => {
  const { fetchPage } = await import('./prefetch.ts')
  await expect(fetchPage('')).rejects.toThrow(/^You have to provide current page pathname\.$/)
  expect(request).not.toHaveBeenCalled()
})
