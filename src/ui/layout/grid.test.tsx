import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { declaredStyle } from '#tests/support/drawing/declared-style.ts'
import { Grid, gridColumns } from './grid.tsx'

const css = readFileSync(join(import.meta.dirname, 'grid.module.css'), 'utf8')

test('[C-417] the grid has eight arrangements and a reversed order', () => {
  expect(gridColumns).toEqual(['1', '2', '3', '4', '5', '2-4', '1-4', 'ffi'])
  for (const columns of gridColumns) expect(renderToStaticMarkup(<Grid columns={columns}>نص</Grid>)).toContain(`data-columns="${columns}"`)
  expect(
    renderToStaticMarkup(
      <Grid columns="ffi" isReversed>
        نص
      </Grid>,
    ),
  ).toContain('data-reversed="true"')
  expect(renderToStaticMarkup(<Grid columns="ffi">نص</Grid>)).not.toContain('data-reversed')
})

/** How many columns an arrangement has on a screen of this width: of the rules that hold there the last one counts. */
function columnsAt(columns: string, width: number): number {
  const rules = css
    .split('@media (min-width: ')
    .filter((part, index) => index === 0 || Number.parseInt(part, 10) <= width)
    .flatMap((part) => [...part.matchAll(/([^{}]+)\{([^{}]*)\}/g)])
    .filter(([, selector = '']) => selector.trim() === '.grid' || selector.includes(`[data-columns='${columns}']`))
  const counts = rules.flatMap(
    ([, , body = '']) => /grid-template-columns: (?:repeat\((\d), )?minmax\(0, 1fr\)/.exec(body)?.[1] ?? (body.includes('grid-template') ? '1' : []),
  )
  return Number(counts.at(-1))
}

test.each([
  ['1', 1, 1, 1, 1],
  ['2', 1, 2, 2, 2],
  ['3', 1, 2, 3, 3],
  ['4', 1, 2, 4, 4],
  ['5', 1, 2, 3, 5],
  ['2-4', 2, 2, 4, 4],
  ['1-4', 1, 1, 4, 4],
  ['ffi', 1, 1, 2, 2],
])('[C-417][C-418] %s has %i column at 375 px, %i at 741 px, %i at 901 px and %i at 1440 px', (columns, ...counts) => {
  expect([375, 741, 901, 1440].map((width) => columnsAt(columns, width))).toEqual(counts)
})

test('[C-418] the two halves of ffi meet, and its picture is as high as its text; other arrangements keep their gaps', () => {
  const styleAt = (columns: '2' | 'ffi', width: number) => {
    const grid = JSDOM.fragment(renderToStaticMarkup(<Grid columns={columns}>نص</Grid>)).firstElementChild
    const { gap, 'column-gap': between, 'align-items': edge } = declaredStyle(grid, 'ui/layout/grid.module.css', width)
    return { gap, between, edge }
  }
  const usual = { gap: 'var(--grid-gap-block) var(--grid-gap)', between: undefined, edge: 'start' }
  expect([styleAt('ffi', 1440), styleAt('ffi', 375), styleAt('2', 1440)]).toEqual([{ ...usual, between: '0', edge: 'stretch' }, usual, usual])
})

test('[C-418] the reversed order turns round from 901 px on, and the direction of what it holds stays', () => {
  const [small = '', wide = ''] = css.split('@media (min-width: 901px)')
  expect(small).not.toContain('[data-reversed]')
  expect(wide).toMatch(/\[data-reversed\]:dir\(rtl\),\s+\.grid\[data-reversed\] > :dir\(ltr\) \{\s+direction: ltr;/)
  expect(wide).toMatch(/\[data-reversed\]:dir\(ltr\),\s+\.grid\[data-reversed\] > :dir\(rtl\) \{\s+direction: rtl;/)
})
