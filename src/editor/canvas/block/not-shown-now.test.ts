import { expect, test } from 'vitest'
import { notShownNow } from './not-shown-now.ts'

const fields = [{ symbol: 'offer_schedule', label: 'x', field_type: 'DateRange' }] as const
const at = (instant: string) => ({ now: new Date(instant), timeZone: 'Asia/Dubai' })
const values = { offer_schedule: { from: '2026-05-10', to: '2026-05-12' } }

test('[B-142][B-337] a block is not shown before its first day or after its last, which are days of the site', () => {
  expect(notShownNow(values, fields, at('2026-05-09T19:59:00Z'))).toEqual({ reason: 'not_yet', day: '2026-05-10' })
  expect(notShownNow(values, fields, at('2026-05-09T20:01:00Z'))).toBeNull()
  expect(notShownNow(values, fields, at('2026-05-12T19:59:00Z'))).toBeNull()
  expect(notShownNow(values, fields, at('2026-05-12T20:01:00Z'))).toEqual({ reason: 'no_longer', day: '2026-05-12' })
})

test('dates that are not complete, or that the template does not have, hide nothing', () => {
  expect(notShownNow({ offer_schedule: { from: '2026-05-10', to: '' } }, fields, at('2026-05-01T00:00:00Z'))).toBeNull()
  expect(notShownNow(values, [{ symbol: 'heading', label: 'x', field_type: 'String' }], at('2026-05-01T00:00:00Z'))).toBeNull()
})
