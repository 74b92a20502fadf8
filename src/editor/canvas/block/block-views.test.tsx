// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadBlockView } from './block-views.ts'

const server = { isUnreachable: true, asked: 0 }

vi.mock('#blocks/quote/view.tsx', () => {
  server.asked += 1
  if (server.isUnreachable) throw new TypeError('Failed to fetch dynamically imported module')
  return { Quote: () => <p>مقولة</p> }
})

afterEach(() => vi.useRealTimers())

function Block() {
  const Quote = use(loadBlockView('quote'))
  return <Quote {...({} as Parameters<typeof Quote>[0])} />
}

test('[A-013] while the server is down a block retries to load its view after pauses, and is drawn once the server is back', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  await act(async () => {
    render(
      <Suspense fallback={<p>قادم</p>}>
        <Block />
      </Suspense>,
    )
  })
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect([server.asked, screen.queryByText('قادم') !== null]).toEqual([1, true])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(server.asked).toBeLessThan(9)
  server.isUnreachable = false
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByText('مقولة')).toBeTruthy()
})
