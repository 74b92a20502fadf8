// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSoftLock } from '#domains/orders/index.ts'
import { showHeldVehicles } from './held-vehicles.ts'

let sheets: string[] = []

beforeEach(() => {
  sheets = []
  // jsdom has no constructed stylesheets.
  class Sheet {
    replaceSync(text: string) {
      sheets.push(text)
    }
  }
  vi.stubGlobal('CSSStyleSheet', Sheet)
  Object.assign(document, { adoptedStyleSheets: [] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

function watch(held: readonly number[]) {
  const calls: string[] = []
  const pages: (() => void)[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json({ data: held.map((id) => ({ vehicle_id: id, expires_at: '2026-11-23T03:00:00Z' })) })
  })
  showHeldVehicles({ onPage: (arrived) => pages.push(arrived), whenQuiet: (task) => task() })
  return { calls, arrive: () => pages.forEach((arrived) => void arrived()) }
}

test('[A-198] held cars are marked once each page is idle, except the visitor’s own', async () => {
  document.body.innerHTML = '<article data-vehicle="7"><span data-held>محجوزة مؤقتًا</span></article>'
  writeSoftLock(9)
  const page = watch([7, 9, 12])
  await vi.waitFor(() =>
    expect(sheets).toEqual([
      '[data-vehicle="7"] [data-held],[data-vehicle="12"] [data-held]{display:block}[data-vehicle="7"] [data-unless-held],[data-vehicle="12"] [data-unless-held]{display:none}',
    ]),
  )
  expect(page.calls).toEqual(['/buy_online/locks'])
  page.arrive()
  await vi.waitFor(() => expect(sheets).toHaveLength(2))
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('a page without cars asks nobody', () => {
  const page = watch([7])
  page.arrive()
  expect(page.calls).toEqual([])
})
