import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[A-381] a task waits for a resting browser, 2000 ms at most', () => {
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  whenIdle(() => undefined)
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 })
})

test('a browser that cannot tell when it rests runs the task a moment later', () => {
  vi.useFakeTimers()
  const task = vi.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(task).toHaveBeenCalledOnce()
})
