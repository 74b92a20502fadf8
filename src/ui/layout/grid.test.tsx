import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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

test('[C-418] every arrangement but the single column has a rule of its own', () => {
  for (const columns of gridColumns.filter((name) => name !== '1')) expect(css).toContain(`[data-columns='${columns}']`)
  expect(css).toContain('[data-reversed]')
})
