import { expect, test } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'

const power = { icon: 'drive', value: '530', unit: 'حصانًا', label: 'القوة', disclaimer: 'قياس المصنع' }
const range = { value: '470', label: 'المدى' }

test('[B-092] a figure is a large value with its unit, its label and its icon', () => {
  const page = renderExample('specification_at_glance', { heading: 'أرقام' }, [power, range])
  expect([...page.querySelectorAll('dl dd')].map(({ textContent }) => textContent)).toEqual(['530 حصانًا', '470'])
  expect(page.querySelectorAll('dl dt')[1]?.textContent).toBe('المدى')
  expect(page.querySelector('dd svg')?.getAttribute('data-icon')).toBe('drive')
})

test('[B-092] [B-004] figures with the same footnote share its number, and each number leads to its note', () => {
  const other = { value: '4.6', label: 'التسارع', disclaimer: 'على الأسفلت' }
  const page = renderExample('specification_at_glance', {}, [power, range, { ...other, disclaimer: 'قياس المصنع' }, other])
  const signs = [...page.querySelectorAll('sup a')]
  expect(signs.map(({ textContent }) => textContent)).toEqual(['1', '1', '2'])
  expect(signs.map((sign) => page.querySelector(sign.getAttribute('href') ?? '')?.textContent)).toEqual(['قياس المصنع', 'قياس المصنع', 'على الأسفلت'])
})

test('[B-147] [B-150] spacing, hairlines and theme reach the section', () => {
  const fields = { padding_grid_class: 'y-space-0', border_grid_class: 'border-top', box_color: 'dark-theme' }
  expect(renderExample('specification_at_glance', fields, [power]).querySelector('section')?.dataset).toMatchObject({
    padding: 'y-space-0',
    border: 'border-top',
    sectionTheme: 'dark-theme',
  })
})

test('[B-290] the ninth figure is refused', () => {
  const of = (count: number) => validateBlocks([aStoredBlock('specification_at_glance', {}, Array(count).fill(range))], catalogue)
  expect(of(8)).toEqual([])
  expect(of(9)).not.toEqual([])
})

test('with nothing to show nothing is drawn', () => {
  expect(renderHtml(aStoredBlock('specification_at_glance', {}, [{ unit: 'كم' }]))).toBe('')
})
