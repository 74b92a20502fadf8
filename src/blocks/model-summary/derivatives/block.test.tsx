import { expect, test } from 'vitest'
import { modelSummary } from '../single/block.ts'
import { derivatives } from './block.ts'

test('[B-254] the template has the fields of Model Summary without picture and buttons, side by side from the start', () => {
  const symbols = (block: { fields: readonly { symbol: string }[] }) => block.fields.map(({ symbol }) => symbol)
  expect(symbols(derivatives)).toEqual(symbols(modelSummary).filter((symbol) => symbol !== 'image' && symbol !== 'buttons'))
  expect(derivatives.fields.find(({ symbol }) => symbol === 'has_columns')).toMatchObject({ default: true })
  expect([derivatives.group, derivatives.groups.fields]).toEqual(['Specials', modelSummary.groups.fields])
})
