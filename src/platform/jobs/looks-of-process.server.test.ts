import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordingLog } from '#tests/support/site/quiet-log.ts'
import { currentRequest, inRequest, newScope } from '#platform/log/request-scope.server.ts'
import { looksOfProcess } from './looks-of-process.server.ts'

const closing = new AbortController()

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function looks(wake: (signal: AbortSignal) => Promise<void>) {
  const log = recordingLog()
  const ofProcess = looksOfProcess(closing.signal, log)
  ofProcess.begin([{ name: 'deliver', wake }, { name: 'export' }])
  return { ...ofProcess, log }
}

test('a rush of callers makes one look at once and one for all who come within the pause', async () => {
  const wake = vi.fn(async () => undefined)
  const { wake: ask } = looks(wake)
  expect([1, 2, 3].map(() => ask('deliver'))).toEqual([true, true, true])
  await vi.advanceTimersByTimeAsync(0)
  expect(wake).toHaveBeenCalledTimes(1)
  for (let caller = 0; caller < 100; caller += 1) ask('deliver')
  await vi.advanceTimersByTimeAsync(49)
  expect(wake).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(wake).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(wake).toHaveBeenCalledTimes(2)
})

test('a kind that cannot be woken, and one that the process does not work on, are left to the queue', () => {
  const { wake } = looks(async () => undefined)
  expect([wake('export'), wake('run-payments')]).toEqual([false, false])
})

test('a look that fails is told to the log and holds up no other', async () => {
  const wake = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the database is away'))
  const { wake: ask, log } = looks(wake)
  ask('deliver')
  await vi.advanceTimersByTimeAsync(0)
  expect(log.messages).toEqual(['what is due for deliver waits for the next sweep'])
  ask('deliver')
  await vi.advanceTimersByTimeAsync(50)
  expect(wake).toHaveBeenCalledTimes(2)
})

test('a look has an id of its own, not that of the request that asked', async () => {
  const ids: (string | undefined)[] = []
  const { wake } = looks(async () => void ids.push(currentRequest()?.id))
  inRequest(newScope('asks'), () => wake('deliver'))
  await vi.advanceTimersByTimeAsync(0)
  expect(ids).toEqual([expect.not.stringMatching(/^asks$/)])
})

test('the end waits for a look under way, but not for ever, and none begins after it', async () => {
  const gate = Promise.withResolvers<void>()
  const wake = vi.fn(() => gate.promise)
  const { wake: ask, ended } = looks(wake)
  ask('deliver')
  await vi.advanceTimersByTimeAsync(0)
  ask('deliver')
  const hasEnded = vi.fn()
  void ended(2000).then(hasEnded)
  await vi.advanceTimersByTimeAsync(1999)
  expect(hasEnded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect([hasEnded.mock.calls.length, wake.mock.calls.length]).toEqual([1, 1])
  gate.resolve()
})
