import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from './section.tsx'

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
  const css = readFileSync(join(import.meta.dirname, 'section.module.css'), 'utf8').replace(/\s+/g, ' ')
  expect(css).toContain(".section:is([data-border='border-top'], [data-border='border-top-bottom']) { border-block-start: 1px solid var(--colour-line); }")
  expect(css).toContain(".section:is([data-border='border-bottom'], [data-border='border-top-bottom']) { border-block-end: 1px solid var(--colour-line); }")
})

test('[B-150] a section carries its theme, and the light one when none is chosen', () => {
  expect(renderToStaticMarkup(<Section theme="black-theme">نص</Section>)).toContain('data-section-theme="black-theme"')
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
