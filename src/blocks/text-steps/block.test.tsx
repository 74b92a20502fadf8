import { expect, test } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'

const steps = ['اختر', 'احجز', 'موّل', 'استلم'].map((heading) => ({ heading, paragraph: `<p>${heading} الآن</p>` }))

test('[B-065] four groups are four numbered steps of one list', () => {
  const items = [...renderExample('text_steps', { heading: 'الخطوات' }, steps).querySelectorAll('ol > li')]
  expect(items.map((item) => item.firstElementChild?.textContent)).toEqual(['1', '2', '3', '4'])
  expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(['اختر', 'احجز', 'موّل', 'استلم'])
  expect(items.map((item) => item.querySelector('p')?.textContent)).toContain('موّل الآن')
})

test('[B-065] a step may carry a link, and one without anything does not count', () => {
  const page = renderExample('text_steps', {}, [{}, { heading: 'اختر', link: { label: 'المتوفر', url: '/stock' } }])
  expect(page.querySelectorAll('li')).toHaveLength(1)
  expect(page.querySelector('li')?.firstElementChild?.textContent).toBe('1')
  expect(page.querySelector('li a')?.getAttribute('href')).toBe('/stock')
  expect(page.querySelector('li a')?.textContent).toContain('المتوفر')
})

test('[B-133] the headings of the steps rank below the heading of the block, or take its place', () => {
  expect(renderExample('text_steps', { heading: 'الخطوات', header_tag: '4' }, steps).querySelectorAll('li h5')).toHaveLength(4)
  expect(renderExample('text_steps', { header_tag: '4' }, steps).querySelectorAll('li h4')).toHaveLength(4)
  expect(renderExample('text_steps', { heading: 'الخطوات', header_tag: '6' }, steps).querySelectorAll('li h6')).toHaveLength(4)
})

test('[B-131] [B-134] [B-135] heading and paragraph introduce the steps', () => {
  const page = renderExample('text_steps', { heading: 'الخطوات', header_size: 'l', header_font: 'secondary', paragraph: '<p>أربع</p>' }, steps)
  expect(page.querySelector('h2')?.outerHTML).toMatch(/data-size="l" data-font="secondary"/)
  expect(page.querySelector('section p')?.textContent).toBe('أربع')
})

test('one to four columns', () => {
  for (const columns of ['1', '2', '3', '4']) {
    expect(renderExample('text_steps', { 'col-numbers': columns }, steps).querySelector(`[data-columns="${columns}"] li`)).not.toBeNull()
  }
  expect(renderExample('text_steps', {}, steps).querySelector('[data-columns="3"]')).not.toBeNull()
})

test('[B-147] [B-150] spacing, hairlines and theme reach the section', () => {
  const fields = { padding_grid_class: 'top-space-0', border_grid_class: 'border-bottom', box_color: 'grey-theme' }
  expect(renderExample('text_steps', fields, steps).querySelector('section')?.dataset).toMatchObject({
    padding: 'top-space-0',
    border: 'border-bottom',
    sectionTheme: 'grey-theme',
  })
})

test('the 21st step is refused, and an empty block is not drawn', () => {
  const of = (count: number) =>
    validateBlocks(
      [
        aStoredBlock(
          'text_steps',
          {},
          Array.from({ length: count }, () => ({ heading: 'خ' })),
        ),
      ],
      catalogue,
    )
  expect(of(20)).toEqual([])
  expect(of(21)).toMatchObject([{ code: 'too_many_groups' }])
  expect(renderHtml(aStoredBlock('text_steps'))).toBe('')
})
