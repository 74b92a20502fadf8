import { expect, test } from 'vitest'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { eachAlone } from './each-alone.server.ts'

test('what goes wrong with one item is logged with it, and the others are worked on', async () => {
  const log = recordingLog()
  const worked: number[] = []
  const doneItems = await eachAlone([1, 2, 3], { log, message: 'an item failed', about: (item) => ({ item }) }, async (item) => {
    if (item === 2) throw new Error('poisoned')
    worked.push(item)
  })
  expect([worked, doneItems]).toEqual([[1, 3], 2])
  expect(log.messages).toEqual(['an item failed'])
})

test('when the database is away, no other item is tried, and the job fails', async () => {
  const log = recordingLog()
  const tried: number[] = []
  const working = eachAlone([1, 2], { log, message: 'an item failed', about: (item) => ({ item }) }, async (item) => {
    tried.push(item)
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  await expect(working).rejects.toThrow('ECONNREFUSED')
  expect([tried, log.messages]).toEqual([[1], []])
})
