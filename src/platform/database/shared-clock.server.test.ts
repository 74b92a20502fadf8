import { expect, test } from 'vitest'
import { minutes, seconds } from '#kernel/durations.ts'
import { quietLog, recordingLog } from '#tests/support/site/quiet-log.ts'
import { testDatabase } from '#tests/support/site/test-database.ts'
import { shareClock } from './shared-clock.server.ts'

const { db } = await testDatabase()
/** A machine whose clock is off by this. */
const machine = (offMs: number) => ({ now: () => new Date(Date.now() + offMs) })

test.each([minutes(5), -minutes(5), minutes(24 * 60)])(
  'a machine whose clock is off by %d ms counts by the clock of the database, and says so once',
  async (offMs) => {
    const log = recordingLog()
    const clock = await shareClock(db.$client, { log, own: machine(offMs) })
    await clock.look()
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(seconds(1))
    expect(log.messages).toEqual(['the clock of this machine is wrong; that of the database counts'])
    clock.close()
  },
)

test('a machine that is right to the second goes by its own clock, which never jumps', async () => {
  const own = { now: () => new Date(Date.now() + seconds(1)) }
  const clock = await shareClock(db.$client, { log: quietLog, own })
  expect(Math.abs(clock.now().getTime() - own.now().getTime())).toBeLessThan(50)
  clock.close()
})

test('a clock that is put right counts by itself again; an answer that took long changes nothing', async () => {
  let offMs = minutes(5)
  let answerMs = 0
  let now = 1_000_000_000
  const own = { now: () => new Date(now + offMs) }
  const query = () => {
    const ms = now
    now += answerMs
    return Promise.resolve({ rows: [{ ms }] })
  }
  const clock = await shareClock({ query } as never, { log: quietLog, own })
  const offByMs = () => clock.now().getTime() - now
  expect(offByMs()).toBe(0)
  answerMs = seconds(3)
  await clock.look()
  expect(offByMs()).toBe(0)
  ;[offMs, answerMs] = [0, 0]
  await clock.look()
  expect(offByMs()).toBe(0)
  clock.close()
})
