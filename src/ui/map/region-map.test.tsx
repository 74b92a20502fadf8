// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type MapPoint, type MapsService, markOf } from './drawn-map.ts'
import { RegionMap } from './region-map.tsx'

const own = vi.hoisted(() => ({ drawn: 0, removed: 0, zoomed: [] as number[], selected: [] as (string | null)[], fails: false }))
vi.mock('./own-map.ts', () => ({
  drawOwnMap: async () => {
    if (own.fails) throw new Error('no canvas')
    own.drawn += 1
    return {
      show: () => {},
      select: (id: string | null) => own.selected.push(id),
      zoom: (step: number) => own.zoomed.push(step),
      remove: () => (own.removed += 1),
    }
  },
}))

afterEach(() => {
  cleanup()
  Object.assign(own, { drawn: 0, removed: 0, zoomed: [], selected: [], fails: false })
  for (const script of document.head.querySelectorAll('script')) script.remove()
  vi.restoreAllMocks()
})

const words = { map: 'خريطة', zoomIn: 'تكبير', zoomOut: 'تصغير', useKeysToZoom: '', useTwoFingers: '', mapFailed: 'تعذّر' }
const points: MapPoint[] = [{ id: '1', label: 'معرض', latitude: 25, longitude: 55 }]
const service: MapsService = { key: 'the key', region: 'AE', language: 'ar' }
const mapOf = (mapsService: MapsService | null, selected: string | null = null) => (
  <RegionMap points={points} selected={selected} onSelect={() => {}} service={mapsService} words={words} />
)
const show = (mapsService: MapsService | null) => act(async () => render(mapOf(mapsService)))
const come = (what: () => unknown) => act(async () => void (await vi.waitFor(() => expect(what()).toBeTruthy())))
const googleScript = () => document.head.querySelector<HTMLScriptElement>('script[src*="googleapis"]')

test('[B-069] [C-322] without a key the map is our own and no script of anybody is fetched', async () => {
  const { rerender, unmount } = await show(null)
  expect([own.drawn, googleScript()]).toEqual([1, null])
  rerender(mapOf(null, '1'))
  expect(own.selected.at(-1)).toBe('1')
  fireEvent.click(screen.getByRole('button', { name: 'تكبير' }))
  fireEvent.click(screen.getByRole('button', { name: 'تصغير' }))
  expect(own.zoomed).toEqual([1, -1])
  unmount()
  expect([own.drawn, own.removed]).toEqual([1, 1])
})

test('a map that cannot be drawn says so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  own.fails = true
  await show(null)
  expect(screen.getByRole('status').textContent).toBe('تعذّر')
})

test('[B-069] [C-322] with a key Google Maps is fetched with key, region and language; when it does not come the map says so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await show(service)
  await come(googleScript)
  const address = new URL(googleScript()?.src ?? '')
  expect(address.origin + address.pathname).toBe('https://maps.googleapis.com/maps/api/js')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ key: 'the key', region: 'AE', language: 'ar' })
  expect(own.drawn).toBe(0)
  googleScript()?.dispatchEvent(new Event('error'))
  expect((await screen.findByRole('status')).textContent).toBe('تعذّر')
})

test('[C-322] two maps of a page share one script; one that comes without maps is asked for again by the next map', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const scripts = () => document.head.querySelectorAll('script[src*="googleapis"]')
  await act(async () => render([mapOf(service), mapOf(service)].map((map, index) => <div key={String(index)}>{map}</div>)))
  await come(googleScript)
  expect(scripts()).toHaveLength(1)
  await act(async () => (window as unknown as { googleMapsReady: () => void }).googleMapsReady())
  await come(() => screen.queryAllByText('تعذّر').length === 2)
  cleanup()
  expect(scripts()).toHaveLength(0)
  await show(service)
  await come(googleScript)
  await act(async () => void googleScript()?.dispatchEvent(new Event('error')))
})

test('[B-069] with Google Maps every place is a mark with focus and keys of its own, which selects it', async () => {
  const marks: { options: Record<string, unknown>; press: () => void }[] = []
  const choices: string[] = []
  await act(async () => render(<RegionMap points={points} selected={null} onSelect={(id) => choices.push(id)} service={service} words={words} />))
  await come(googleScript)
  const Plan = class {
    fitBounds() {}
  }
  const Marker = class {
    options: Record<string, unknown>
    constructor(options: Record<string, unknown>) {
      this.options = options
    }
    addListener(_: string, press: () => void) {
      marks.push({ options: this.options, press })
    }
    setMap() {}
    setOpacity() {}
    setZIndex() {}
  }
  const LatLngBounds = class {
    extend() {}
  }
  Object.assign(window, { google: { maps: { Map: Plan, Marker, LatLngBounds } } })
  await act(async () => (window as unknown as { googleMapsReady: () => void }).googleMapsReady())
  await come(() => marks.length)
  expect(marks.map(({ options }) => options)).toMatchObject([{ title: 'معرض', position: { lat: 25, lng: 55 }, optimized: false }])
  marks[0]?.press()
  expect(choices).toEqual(['1'])
})

test('[B-069] a mark of our own map is a button with the name of its place', () => {
  const choices: string[] = []
  const mark = markOf(points[0] as MapPoint, { markClass: 'mark', onSelect: (id) => choices.push(id) })
  expect([mark.tagName, mark.type, mark.getAttribute('aria-label'), mark.getAttribute('aria-pressed')]).toEqual(['BUTTON', 'button', 'معرض', 'false'])
  mark.click()
  expect(choices).toEqual(['1'])
})
