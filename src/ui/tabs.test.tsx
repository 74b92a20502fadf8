import { JSDOM } from 'jsdom'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { Tabs, tabMove } from './tabs.tsx'

const tabs = [
  { id: 'power', label: 'الأداء' },
  { id: 'size', label: 'الأبعاد' },
]
const draw = (paddingInline?: number, selected = 'power') =>
  renderToStaticMarkup(
    <Tabs label="المواصفات" tabs={tabs} selected={selected} onSelect={() => undefined} panels={['قوة', 'طول']} paddingInline={paddingInline} />,
  )

test('[B-218] a tab has 22 px of inline padding unless another number is chosen', () => {
  expect(draw()).toContain('data-pad-tens="2" data-pad-ones="2"')
  expect(draw(8)).toContain('data-pad-tens="0" data-pad-ones="8"')
  expect(draw(140)).toContain('data-pad-tens="9" data-pad-ones="9"')
  const css = readFileSync(join(import.meta.dirname, 'tabs.module.css'), 'utf8')
  expect(css).toMatch(/\.tab \{[^}]*padding-inline: calc\(var\(--tens\) \+ var\(--ones\)\);/)
  for (let digit = 0; digit < 10; digit += 1) {
    expect(css).toMatch(new RegExp(`data-pad-tens='${digit}'\\] \\.tab \\{\\s*--tens: ${digit * 10}px`))
    expect(css).toMatch(new RegExp(`data-pad-ones='${digit}'\\] \\.tab \\{\\s*--ones: ${digit}px`))
  }
})

test('[B-079] [B-096] the panel of the chosen tab is seen, and no other', () => {
  const panels = [...JSDOM.fragment(draw(undefined, 'size')).querySelectorAll('[role="tabpanel"]')]
  expect(panels.map((panel) => [panel.textContent, declaredStyle(panel, 'ui/tabs.module.css', 1280).display])).toEqual([
    ['قوة', 'none'],
    ['طول', undefined],
  ])
})

test('before any script every panel is there and every tab leads to its own', () => {
  const html = draw()
  expect(html).toContain('قوة')
  expect(html).toContain('طول')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((hit) => hit[1])
  expect(targets).toHaveLength(2)
  for (const target of targets) expect(html).toContain(`id="${target}" role="tabpanel"`)
  expect(html).not.toContain('tabindex')
})

test('an unknown selection shows the first panel rather than none', () => {
  expect(draw(22, 'gone').match(/aria-selected="true"/g)).toHaveLength(1)
  expect(draw(22, 'gone').match(/data-selected/g)).toHaveLength(1)
})

test('[B-002] arrow keys follow the direction of reading and go round the ends', () => {
  expect(tabMove('ArrowLeft', { index: 0, count: 3, isRtl: true })).toBe(1)
  expect(tabMove('ArrowRight', { index: 0, count: 3, isRtl: true })).toBe(2)
  expect(tabMove('ArrowLeft', { index: 0, count: 3, isRtl: false })).toBe(2)
  expect(tabMove('Home', { index: 2, count: 3, isRtl: true })).toBe(0)
  expect(tabMove('End', { index: 0, count: 3, isRtl: true })).toBe(2)
  expect(tabMove('Tab', { index: 0, count: 3, isRtl: true })).toBeUndefined()
})
