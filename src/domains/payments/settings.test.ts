import { expect, test } from 'vitest'
import { settingReader } from '#fields/settings/settings.ts'
import { quietLog } from '#tests/support/site/quiet-log.ts'
import { readPaymentsSettings } from './settings.ts'

test('a hold that would lapse is taken, so that no reservation ends in silence, unless staff choose otherwise', () => {
  const lapsingOf = (rows: { key: string; value: unknown }[]) => readPaymentsSettings(settingReader(rows, quietLog)).lapsing
  expect(lapsingOf([])).toBe('capture')
  expect(lapsingOf([{ key: 'payments.before_a_hold_lapses', value: 'release' }])).toBe('release')
})
