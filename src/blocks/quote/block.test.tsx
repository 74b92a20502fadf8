import { expect, test } from 'vitest'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'

test('[B-109] a quote names its author in the caption of the quotation', () => {
  const page = renderExample('quote', { quote: 'نص', author: 'كاتب' })
  expect(page.querySelector('figure blockquote')?.textContent).toBe('نص')
  expect(page.querySelector('figcaption')?.textContent).toBe('كاتب')
})

test('[B-109] [B-004] role and portrait stand with the author', () => {
  const page = renderExample('quote', { quote: 'نص', author: 'كاتب', author_role: 'مصمم', image: { id: 24753 } })
  expect(page.querySelector('figcaption span')?.textContent).toBe('مصمم')
  expect(page.querySelector('figure[data-portrait] img')?.getAttribute('src')).toContain('/24753/')
})

test('[B-158][A-397] the portrait is offered in the four square sizes', () => {
  const srcset = renderExample('quote', { quote: 'نص', image: { id: 24753 } })
    .querySelector('img')
    ?.getAttribute('srcset')
  expect(srcset?.match(/\d+x\d+/g)).toEqual(['360x360', '415x415', '830x830', '1245x1245'])
})

test('[B-147] [B-150] spacing, hairlines and theme reach the section', () => {
  const fields = { quote: 'نص', padding_grid_class: 'y-space-0', border_grid_class: 'border-top', box_color: 'dark-theme' }
  expect(renderExample('quote', fields).querySelector('section')?.dataset).toMatchObject({
    padding: 'y-space-0',
    border: 'border-top',
    sectionTheme: 'dark-theme',
  })
})

test('without a quotation nothing is drawn', () => {
  expect(renderHtml(aStoredBlock('quote', { author: 'كاتب' }))).toBe('')
})
