// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BlockNeeds } from '#block-engine/block-needs.ts'
import { describeBlock } from '#block-engine/descriptor.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { dataLoaders } from '#blocks/data-loaders.gen.server.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { blockElement, renderExample } from '#tests/support/drawing/render-block.tsx'
import { stubBrowser } from '#tests/support/drawing/still-browser.ts'
import { rangeCalculator } from './block.ts'
import type { load } from './data.server.ts'

type Feeds = BlockNeeds['feeds']

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const element = (fields: Record<string, unknown> = {}, data: unknown = null) => blockElement(aStoredBlock('range_calculator', fields), {}, data)
const reading = (place: ParentNode) => place.querySelector('output')?.querySelector('.visually-hidden')?.textContent
const figure = (place: ParentNode) => place.querySelector('output [aria-hidden]')?.textContent
const unit = (place: ParentNode) => place.querySelector('output bdi:last-child')?.textContent
const filledLength = (place: ParentNode) => Number.parseFloat(place.querySelectorAll('path')[1]?.getAttribute('stroke-dasharray') ?? '')
const slide = (name: string, value: number) => fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } })
const choose = (size: string) => fireEvent.click(screen.getByRole('radio', { name: `${size} بوصة` }))
const climate = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'التكييف' })

/** The drives at both ends: slow and mild on small wheels, fast and cold on large ones. */
function driveBest() {
  slide('متوسط السرعة', 50)
  slide('حرارة الجو', 20)
  choose('18')
  if (climate().checked) fireEvent.click(climate())
}
function driveWorst() {
  slide('متوسط السرعة', 130)
  slide('حرارة الجو', -10)
  choose('22')
  if (!climate().checked) fireEvent.click(climate())
}

test('[B-105] the template exists, and each of its inputs changes the range that is shown and the gauge', () => {
  expect(catalogue.get('range_calculator')?.block.name[0]).toBe('Range Calculator')
  const { container } = render(element())
  const figures = [figure(container)]
  const fills = [filledLength(container)]
  const note = () => {
    expect(reading(container)).toBe(figure(container))
    figures.push(figure(container))
    fills.push(filledLength(container))
  }
  slide('متوسط السرعة', 120)
  note()
  slide('حرارة الجو', 0)
  note()
  choose('22')
  note()
  fireEvent.click(climate())
  note()
  expect(new Set(figures).size).toBe(5)
  expect(new Set(fills).size).toBe(5)
})

test('[B-249] the descriptor has the fields and their defaults, and the labels are translatable', () => {
  const { fields } = describeBlock(rangeCalculator, '').attributes
  const of = (symbol: string) => fields.find((field) => field.symbol === symbol)
  const values = Object.fromEntries(['data_url', 'minimal_range', 'maximal_range', 'distance_unit', 'temperature_unit'].map((name) => [name, of(name)?.value]))
  expect(values).toEqual({ data_url: '', minimal_range: 187, maximal_range: 493, distance_unit: 'km', temperature_unit: 'C' })
  expect(of('labels')).toMatchObject({ field_type: 'Json', translatable: true })
  expect(of('data_url')).toMatchObject({ translatable: false })
})

test('[B-249] labels of the block take the place of the usual ones, one by one', () => {
  const labels = { range: 'مداك', speed: 'سرعتك', temperature: 'الطقس', wheels: 'عجلاتك', climate: 'تكييفك', note: 'للاسترشاد.' }
  const own = renderExample('range_calculator', { labels }).textContent ?? ''
  for (const text of Object.values(labels)) expect(own).toContain(text)
  const some = renderExample('range_calculator', { labels: { speed: 'سرعتك' } }).textContent ?? ''
  expect(some).toContain('سرعتك')
  expect(some).toContain('حرارة الجو')
})

test('[B-250] without figures the best drive goes the highest range and the worst the lowest', () => {
  const { container } = render(element())
  driveBest()
  expect([figure(container), filledLength(container)]).toEqual(['493', 100])
  driveWorst()
  expect([figure(container), filledLength(container)]).toEqual(['187', 0])
})

test('[B-250] the limits of the block are those of its estimate', () => {
  const { container } = render(element({ minimal_range: 200, maximal_range: 400 }))
  driveBest()
  expect(figure(container)).toBe('400')
  driveWorst()
  expect(figure(container)).toBe('200')
})

test('[B-250] between the corners the estimate is bilinear: halfway on both sliders is the mean of the four', () => {
  const { container } = render(element())
  const at = (speed: number, degrees: number) => {
    slide('متوسط السرعة', speed)
    slide('حرارة الجو', degrees)
    return Number(figure(container))
  }
  const corners = [at(50, 20), at(130, 20), at(50, 40), at(130, 40)]
  const mean = corners.reduce((sum, range) => sum + range, 0) / 4
  expect(Math.abs(at(90, 30) - mean)).toBeLessThanOrEqual(1)
})

test('[B-250] other units convert speed, temperature and range', () => {
  const { container } = render(element({ distance_unit: 'mi', temperature_unit: 'F' }))
  driveBest()
  expect([figure(container), unit(container)]).toEqual(['306', 'ميل'])
  const valueText = (name: string) => screen.getByRole('slider', { name }).getAttribute('aria-valuetext')
  expect([valueText('متوسط السرعة'), valueText('حرارة الجو')]).toEqual(['31 ميل/س', '68 °ف'])
  cleanup()
  const metric = render(element()).container
  driveBest()
  expect([unit(metric), valueText('متوسط السرعة'), valueText('حرارة الجو')]).toEqual(['كم', '50 كم/س', '20 °م'])
})

const measured = [60, 100].flatMap((speed) =>
  [0, 30].flatMap((temperature) => [19, 21].map((wheels) => ({ speed, temperature, wheels, climate: true, range: 900 - speed * 6 - temperature - wheels }))),
)

test('[B-250] [B-313] the table behind the address gives the controls and the range, kept within the limits', async () => {
  const questions: unknown[] = []
  const ask = async (...question: unknown[]) => {
    questions.push(question)
    return { value: measured, feed: { readAt: '2026-05-15T10:00:00.000Z', problem: null } }
  }
  const feeds = { ask: ask as unknown as Feeds['ask'] }
  const loaded = dataLoaders.get('range_calculator') as unknown as typeof load
  expect(await loaded({ data_url: '' }, { feeds })).toBeNull()
  const data = await loaded({ data_url: 'https://ev.example/ranges.json' }, { feeds })
  expect(questions).toEqual([['ranges', { root: 'https://ev.example/ranges.json', path: [], query: {} }]])
  expect(data?.feed.problem).toBeNull()

  const { container } = render(element({ data_url: 'https://ev.example/ranges.json' }, data))
  const speed = screen.getByRole<HTMLInputElement>('slider', { name: 'متوسط السرعة' })
  expect([speed.min, speed.max]).toEqual(['60', '100'])
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['19', '21'])
  expect(screen.queryByRole('checkbox')).toBeNull()
  choose('19')
  slide('متوسط السرعة', 80)
  slide('حرارة الجو', 15)
  expect(figure(container)).toBe('386')
  // The table says 521 and 251: the first is above the highest range.
  slide('متوسط السرعة', 60)
  slide('حرارة الجو', 0)
  expect(figure(container)).toBe('493')
  cleanup()
  const low = render(element({ minimal_range: 300 }, data)).container
  slide('متوسط السرعة', 100)
  slide('حرارة الجو', 30)
  expect(figure(low)).toBe('300')
})

test('[B-250] the figure counts up from the lowest range, and then from where it stands; screen readers hear the whole one', () => {
  const frames: ((now: number) => void)[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (step: (typeof frames)[number]) => frames.push(step))
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
  const { container } = render(element())
  const whole = reading(container)
  const frame = (now: number) => act(() => frames.shift()?.(now))
  frame(1000)
  expect([figure(container), filledLength(container)]).toEqual(['187', 0])
  frame(1300)
  const middle = Number(figure(container))
  expect(middle).toBeGreaterThan(187)
  expect(middle).toBeLessThan(Number(whole))
  expect(reading(container)).toBe(whole)
  frame(9000)
  expect([figure(container), frames.length]).toEqual([whole, 0])
  slide('متوسط السرعة', 130)
  frame(10_000)
  expect(figure(container)).toBe(whole)
  frame(19_000)
  expect(figure(container)).toBe(reading(container))
  expect(Number(figure(container))).toBeLessThan(Number(whole))
})

test('what was chosen before the script came is kept', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(element())
  const early = place.querySelector<HTMLInputElement>('[name=speed]')
  if (early) early.value = '130'
  const usual = figure(place)
  const root = await act(async () => hydrateRoot(place, element()))
  expect(Number(figure(place))).toBeLessThan(Number(usual))
  expect(place.querySelector('[name=speed]')?.getAttribute('aria-valuetext')).toBe('130 كم/س')
  await act(async () => root.unmount())
  place.remove()
})
