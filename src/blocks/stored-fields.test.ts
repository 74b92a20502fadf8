import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Block } from '#block-engine/define-block.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { catalogue } from './catalogue.gen.ts'

/**
 * What pages are stored with, as the documents give it: each template's heading in the picker, its choices, limits and usual values. A line that changes
 * changes stored pages, which may need an upgrade.
 */
const CONTRACT = readFileSync('tests/fixtures/block-fields.txt', 'utf8')

/** `Select primary|secondary = "primary"`, `Number 1 to 8 = 5`, `String at most 160`. */
function fieldLine(field: FieldDef): string {
  const { field_type: type } = field
  const arabic = 'arabic' in field && field.arabic !== undefined ? ` / ${JSON.stringify(field.arabic)}` : ''
  const usual = field.default === undefined ? '' : ` = ${JSON.stringify(field.default)}${arabic}`
  if (field.field_type === 'Select') return `${type} ${field.choices ?? field.options.map(({ value }) => value).join('|')}${usual}`
  if (field.field_type === 'Number') return `${type} ${field.min ?? ''} to ${field.max ?? ''}${usual}`
  return `${type}${'max' in field && field.max !== undefined ? ` at most ${field.max}` : ''}${usual}`
}

function contractOf(block: Block): string[] {
  const { symbol, group, groups, hidden } = block
  const of = (place: string, fields: readonly FieldDef[]) => fields.map((field) => `${place}.${field.symbol}: ${fieldLine(field)}`)
  const counts = groups ? [`${groups.max ?? 'any number of'} groups`, ...(groups.shown ? [`${groups.shown} shown`] : [])] : []
  const first = [group, ...counts, ...(hidden ? ['not offered'] : [])].join(', ')
  return [`${symbol}: ${first}`, ...of(symbol, block.fields), ...of(`${symbol}.groups`, groups?.fields ?? [])]
}

describe('[B-004][B-117][B-120][B-122][B-344] the heading, choices, limits and usual values', () => {
  const lines = CONTRACT.trim().split('\n')
  test.each([...catalogue])('of %s are the agreed ones', (symbol, { block }) => {
    expect(contractOf(block)).toEqual(lines.filter((line) => line.startsWith(`${symbol}:`) || line.startsWith(`${symbol}.`)))
  })

  test('are agreed for templates that exist', () => {
    const symbols = new Set(lines.map((line) => /^\w+/.exec(line)?.[0]))
    expect([...symbols].filter((symbol) => !catalogue.has(symbol ?? ''))).toEqual([])
  })
})
