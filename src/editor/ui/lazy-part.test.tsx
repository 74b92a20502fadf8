// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Room = () => <p>هنا</p>

async function shown(part: ReturnType<typeof lazyPart>) {
  const Part = part
  await act(async () => {
    render(
      <div>
        <p>حوله</p>
        <Suspense fallback={<p>قادم</p>}>
          <Part />
        </Suspense>
      </div>,
    )
  })
}

test('a part whose code cannot be loaded leaves the rest of the screen as it is, and is shown when the network is back', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  let isOnline = false
  await shown(
    lazyPart(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
      return Room
    }),
  )
  expect([screen.queryByText('حوله'), screen.queryByText('قادم'), screen.queryByText('هنا')].map(Boolean)).toEqual([true, true, false])
  isOnline = true
  await act(async () => {
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByText('هنا')).toBeTruthy()
})

test('loading is also repeated after a while', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  let attempts = 0
  await shown(
    lazyPart(async () => {
      attempts += 1
      if (attempts < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return Room
    }),
  )
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(attempts).toBe(2)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByText('هنا')).toBeTruthy()
})
