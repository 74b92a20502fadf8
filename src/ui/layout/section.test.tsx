import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { Section, sectionThemes } from './section.tsx'

test('a section says which block padding it gives up', () => {
  for (const padding of ['top-space-0', 'bottom-space-0', 'y-space-0'] as const) {
    expect(renderToStaticMarkup(<Section padding={padding}>نص</Section>)).toContain(`data-padding="${padding}"`)
  }
  expect(renderToStaticMarkup(<Section>نص</Section>)).not.toContain('data-padding')
})

test('[B-147] a section says which hairlines it has, and no-border means none', () => {
  for (const border of ['border-top', 'border-bottom', 'border-top-bottom'] as const) {
    expect(renderToStaticMarkup(<Section border={border}>نص</Section>)).toContain(`data-border="${border}"`)
  }
  expect(renderToStaticMarkup(<Section border="no-border">نص</Section>)).not.toContain('data-border')
})

test('[B-146] [B-147] a section gives up the padding above, below or both, and has the hairlines above, below or both', () => {
  const styleOf = (props: Partial<Parameters<typeof Section>[0]>) =>
    declaredStyle(JSDOM.fragment(renderToStaticMarkup(<Section {...props}>نص</Section>)).firstElementChild, 'ui/layout/section.module.css', 1280)
  const edgesOf = (style: Record<string, string>, part: string) => [style[`${part}-block-start`], style[`${part}-block-end`]]
  expect([styleOf({})['padding-block'], ...edgesOf(styleOf({}), 'padding')]).toEqual(['var(--section-space)', undefined, undefined])
  const paddings = (['top-space-0', 'bottom-space-0', 'y-space-0'] as const).map((padding) => edgesOf(styleOf({ padding }), 'padding'))
  expect(paddings).toEqual([
    ['0', undefined],
    [undefined, '0'],
    ['0', '0'],
  ])
  const line = '1px solid var(--colour-line)'
  const borders = (['border-top', 'border-bottom', 'border-top-bottom', 'no-border'] as const).map((border) => edgesOf(styleOf({ border }), 'border'))
  expect(borders).toEqual([
    [line, undefined],
    [undefined, line],
    [line, line],
    [undefined, undefined],
  ])
})

test('[B-150] [C-421] a section carries its theme, and the light one when none is chosen', () => {
  for (const theme of ['light-theme', 'grey-theme', 'dark-theme', 'black-theme', 'all-white-theme'] as const) {
    expect(renderToStaticMarkup(<Section theme={theme}>نص</Section>)).toContain(`data-section-theme="${theme}"`)
    expect(sectionThemes).toContain(theme)
  }
  expect(renderToStaticMarkup(<Section>نص</Section>)).toContain('data-section-theme="light-theme"')
})

test('a section is named by its heading rather than by a label of its own', () => {
  const html = renderToStaticMarkup(
    <Section id="specs" label="المواصفات" labelledBy="title">
      نص
    </Section>,
  )
  expect(html).toContain('id="specs"')
  expect(html).toContain('aria-labelledby="title"')
  expect(html).not.toContain('aria-label=')
})

test('an empty anchor, direction or label writes no attribute', () => {
  expect(
    renderToStaticMarkup(
      <Section id="" dir={null} label="">
        نص
      </Section>,
    ),
  ).not.toMatch(/ (id|dir|aria-label)=/)
})

test('[B-150] [B-057] [B-066] a section has the ground and the text of its theme; one from edge to edge has no space at its sides', () => {
  const styleOf = (props: Partial<Parameters<typeof Section>[0]>) =>
    declaredStyle(JSDOM.fragment(renderToStaticMarkup(<Section {...props}>نص</Section>)).firstElementChild, 'ui/layout/section.module.css', 1280)
  expect(styleOf({ theme: 'dark-theme' })).toMatchObject({ 'background-color': 'var(--colour-ground)', color: 'var(--colour-text)' })
  expect((['wide', 'text', 'bleed'] as const).map((layout) => styleOf({ layout })['padding-inline'])).toEqual(['var(--page-inset)', 'var(--text-inset)', '0'])
})
