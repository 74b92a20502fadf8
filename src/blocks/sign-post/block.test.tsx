import { expect, test } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'

const tiles = [
  { icon: 'drive', heading: 'تجربة قيادة', paragraph: 'حدد الموعد', link: { label: 'احجز', url: '/test-drive' } },
  { icon: 'location', heading: 'صالات العرض', link: { label: 'اعثر على صالة', url: '/retailers' } },
]

test('[B-071] tiles show icon, title, text and label, and their title is the link', () => {
  const items = [...renderExample('sign_post', { heading: 'خطوتك التالية' }, tiles).querySelectorAll('ul > li')]
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(['/test-drive', '/retailers'])
  expect(items.map((item) => item.querySelector('a h3')?.textContent)).toEqual(['تجربة قيادة', 'صالات العرض'])
  expect(items[0]?.querySelector('[data-icon="drive"]')).not.toBeNull()
  expect(items[0]?.textContent).toContain('حدد الموعد')
  expect(items[1]?.textContent).toContain('اعثر على صالة')
})

test('[B-071] every tile has one link, whose label names it where there is no title', () => {
  const page = renderExample('sign_post', {}, [...tiles, { link: { label: 'اتصل بنا', url: '/contact-us' } }])
  expect([...page.querySelectorAll('li')].map((item) => item.querySelectorAll('a').length)).toEqual([1, 1, 1])
  expect(page.querySelector('li:last-child a')?.textContent).toBe('اتصل بنا')
})

test('[B-071] a tile without a link is plain text', () => {
  const page = renderExample('sign_post', {}, [{ heading: 'قريبًا' }])
  expect(page.querySelector('li a')).toBeNull()
  expect(page.querySelector('li [data-icon]')).toBeNull()
  expect(page.querySelector('li h2')?.textContent).toBe('قريبًا')
})

test('[B-131] [B-133] [B-134] the heading takes its text, size, level and font', () => {
  const heading = renderExample('sign_post', { heading: 'خطوتك', header_size: 's', header_tag: '5', header_font: 'secondary' }, tiles).querySelector('h5')
  expect(heading?.textContent).toBe('خطوتك')
  expect(heading?.outerHTML).toMatch(/data-size="s" data-font="secondary"/)
})

test('one to four columns', () => {
  for (const columns of ['1', '2', '3', '4']) {
    expect(renderExample('sign_post', { 'col-numbers': columns }, tiles).querySelector(`[data-columns="${columns}"] li`)).not.toBeNull()
  }
})

test('[B-147] [B-150] spacing, hairlines and theme reach the section', () => {
  const fields = { padding_grid_class: 'bottom-space-0', border_grid_class: 'border-top', box_color: 'all-white-theme' }
  expect(renderExample('sign_post', fields, tiles).querySelector('section')?.dataset).toMatchObject({
    padding: 'bottom-space-0',
    border: 'border-top',
    sectionTheme: 'all-white-theme',
  })
})

test('the ninth tile is refused, and an empty block is not drawn', () => {
  const of = (count: number) =>
    validateBlocks(
      [
        aStoredBlock(
          'sign_post',
          {},
          Array.from({ length: count }, () => ({ heading: 'و' })),
        ),
      ],
      catalogue,
    )
  expect(of(8)).toEqual([])
  expect(of(9)).toMatchObject([{ code: 'too_many_groups' }])
  expect(renderHtml(aStoredBlock('sign_post'))).toBe('')
})
