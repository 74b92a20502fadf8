import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock } from '#tests/support/records/a-stored-block.ts'
import { renderExample, renderHtml } from '#tests/support/drawing/render-block.tsx'

const css = readFileSync(new URL('./view.module.css', import.meta.url), 'utf8')
const scenes = [
  { image: { id: 24747 }, heading: 'الكثبان', paragraph: '<p>رمل</p>', speed: 0.72 },
  { image: { id: 24748 }, heading: 'الطريق' },
  { image: { id: 24749 }, speed: 0 },
]

test('[B-064] every picture has its own speed, one half unless chosen, in tenths', () => {
  const frames = [...renderExample('parallax_image', {}, scenes).querySelectorAll('figure [data-speed]')]
  expect(frames.map((frame) => frame.getAttribute('data-speed'))).toEqual(['7', '5', '0'])
  expect(frames.map((frame) => frame.querySelectorAll('img').length)).toEqual([1, 1, 1])
})

test('[B-064] the stylesheet knows every speed, and moves nothing for those who want less motion', () => {
  for (let tenths = 1; tenths <= 10; tenths++) expect(css).toMatch(new RegExp(`\\[data-speed='${tenths}'\\] \\{\\s+--speed: ${tenths / 10};`))
  const moving = css.indexOf('@supports (animation-timeline: view())')
  expect(css.slice(moving)).toMatch(/^.+\{\s+@media \(prefers-reduced-motion: no-preference\) \{/)
  expect(css.slice(0, moving)).not.toContain('animation')
})

test('[B-064] captions hold heading and text, and a picture without them has none', () => {
  const figures = [...renderExample('parallax_image', { heading: 'ثلاثة' }, scenes).querySelectorAll('figure')]
  expect(figures.map((figure) => figure.querySelector('figcaption h3')?.textContent)).toEqual(['الكثبان', 'الطريق', undefined])
  expect(figures[0]?.querySelector('figcaption p')?.textContent).toBe('رمل')
  expect(figures[2]?.querySelector('figcaption')).toBeNull()
})

test('[B-157][A-396] pictures are offered in the three wide sizes', () => {
  const srcset = renderExample('parallax_image', {}, scenes).querySelector('img')?.getAttribute('srcset')
  expect(srcset?.match(/\d+x\d+/g)).toEqual(['1600x650', '1024x416', '640x260'])
})

test('[B-131] [B-133] [B-134] [B-135] heading and paragraph introduce the scenes', () => {
  const fields = { heading: 'ثلاثة وجوه', header_size: 'xl', header_tag: '3', header_font: 'secondary', paragraph: '<p>من الرمل</p>' }
  const page = renderExample('parallax_image', fields, scenes)
  expect(page.querySelector('h3')?.outerHTML).toMatch(/data-size="xl" data-font="secondary"/)
  expect(page.querySelector('section p')?.textContent).toBe('من الرمل')
  expect(page.querySelector('figcaption h4')?.textContent).toBe('الكثبان')
})

test('[B-147] [B-150] spacing, hairlines and theme reach the section', () => {
  const fields = { padding_grid_class: 'y-space-0', border_grid_class: 'border-top', box_color: 'dark-theme' }
  expect(renderExample('parallax_image', fields, scenes).querySelector('section')?.dataset).toMatchObject({
    padding: 'y-space-0',
    border: 'border-top',
    sectionTheme: 'dark-theme',
  })
})

test('[B-292] the 41st picture is refused, as is a speed beyond one', () => {
  const of = (count: number, speed = 0.5) =>
    validateBlocks(
      [
        aStoredBlock(
          'parallax_image',
          {},
          Array.from({ length: count }, () => ({ heading: 'م', speed })),
        ),
      ],
      catalogue,
    )
  expect(of(40)).toEqual([])
  expect(of(41)).toMatchObject([{ code: 'too_many_groups' }])
  expect(of(1, 1.1)).toMatchObject([{ field: 'speed' }])
})

test('an empty block is not drawn', () => {
  expect(renderHtml(aStoredBlock('parallax_image'))).toBe('')
})
