import { expect, test, vi } from 'vitest'
import { renderExample } from '#tests/support/drawing/render-block.tsx'
import { modelsCarousel } from './block.ts'
import { examples } from './examples.ts'

const row = { Name: 'SE', Engine: '6 أسطوانات', Consumption: '9.6 لتر', Price: '545,000 درهم', Lease: '8,170 درهم' }
const specs = [{ name: 'القاعدة القياسية', rows: [row, { ...row, Name: 'HSE' }] }]
const texts = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent)

test('[B-060] three models entered by hand are a carousel of three, and twenty is the most', () => {
  const page = renderExample('models_carousel', {}, [{ name: 'أ' }, { name: 'ب' }, { name: 'ج' }])
  expect(page.querySelectorAll('[role=group]')).toHaveLength(3)
  expect(modelsCarousel.groups.max).toBe(20)
})

test('[B-205] the table of a model carries its name', () => {
  const page = renderExample('models_carousel', {}, [{ name: 'أ', specs }])
  expect(page.querySelector('details table caption')?.textContent).toBe('القاعدة القياسية')
  expect(texts(page.querySelectorAll('tbody tr:first-child > *'))).toEqual(Object.values(row))
})

test('[B-206] its five columns are named in the language of the page', () => {
  const page = renderExample('models_carousel', {}, [{ name: 'أ', specs }])
  expect(texts(page.querySelectorAll('thead th'))).toEqual(['الفئة', 'المحرك', 'الاستهلاك', 'السعر', 'القسط الشهري'])
  expect(texts(page.querySelectorAll('tbody tr:first-child > *'))).toEqual([row.Name, row.Engine, row.Consumption, row.Price, row.Lease])
})

test('[B-116] [B-206] a new block comes with a table for every model', () => {
  const page = renderExample('models_carousel', examples[0]?.fields, examples[0]?.groups)
  expect(page.querySelectorAll('article')).toHaveLength(3)
  expect([...page.querySelectorAll('article')].every((model) => model.querySelectorAll('thead th').length >= 5)).toBe(true)
})

test('a table wider than the screen scrolls in a named frame that the keyboard reaches', () => {
  const frame = renderExample('models_carousel', {}, [{ name: 'أ', specs }]).querySelector('details section')
  expect([frame?.getAttribute('tabindex'), frame?.getAttribute('aria-label')]).toEqual(['0', 'القاعدة القياسية'])
})

test('[B-205] a model without grades has nothing to open', () => {
  expect(renderExample('models_carousel', {}, [{ name: 'أ' }]).querySelector('details')).toBeNull()
  expect(renderExample('models_carousel', {}, [{ name: 'أ', specs: [{ name: 'س', rows: [] }] }]).querySelector('details')).toBeNull()
})

test('[B-289] a table that is no table is logged and left out', () => {
  const error = vi.mocked(console.error).mockImplementation(() => undefined)
  const page = renderExample('models_carousel', {}, [{ name: 'أ', specs: '{"rows":' }])
  expect(page.querySelector('article')).not.toBeNull()
  expect(error).toHaveBeenCalledExactlyOnceWith('Invalid JSON in models_carousel.specs')
  error.mockClear()
})

test('[B-133] the names of models rank below the heading of the block', () => {
  expect(renderExample('models_carousel', { heading: 'الطرازات' }, [{ name: 'أ' }]).querySelector('article h3')?.textContent).toBe('أ')
  expect(renderExample('models_carousel', {}, [{ name: 'أ' }]).querySelector('article h2')?.textContent).toBe('أ')
})

test('[B-149] [B-150] neighbours and theme are told to the stylesheet', () => {
  const page = renderExample('models_carousel', { slider_theme: 'dark-theme', carousel_view_options: 'adjacent_slides' }, [{ name: 'أ' }, { name: 'ب' }])
  expect(page.querySelector('section')?.getAttribute('data-section-theme')).toBe('dark-theme')
  expect(page.querySelector('[aria-roledescription]')?.getAttribute('data-view')).toBe('adjacent_slides')
})
