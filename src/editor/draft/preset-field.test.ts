import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldTypes } from '#fields/field-types.ts'
import { presets } from '#block-engine/presets.ts'
import { presetField } from './preset-field.ts'

const Preset = z.strictObject({
  label: z.string().min(1),
  symbol: z.string().min(1),
  field_type: z.enum(fieldTypes),
  value: z.unknown(),
  attrs: z.record(z.string(), z.unknown()),
})

test.each(Object.entries(presets))('[B-130] the preset %s has label, symbol, field_type, value and attrs', (symbol, field) => {
  const preset = presetField(field)
  expect(Preset.safeParse(preset).error).toBeUndefined()
  expect(preset).toHaveProperty('value')
  expect([preset.symbol, preset.value]).toEqual([symbol, 'default' in field ? field.default : null])
})

test('[B-130] the attributes of a preset say what its control needs', () => {
  expect(presetField(presets.header_tag).attrs).toEqual({ options: presets.header_tag.options })
  expect(presetField(presets.heading).attrs).toEqual({ max: 160 })
})
