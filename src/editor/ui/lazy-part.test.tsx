// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'
import { watchMissingStyles } from './missing-styles.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Room = () => <p>هنا</p>
const partOf = (module: { Room: typeof Room }) => module.Room

async function shownText(part: ReturnType<typeof lazyPart>) {
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
  await shownText(
    lazyPart(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
      return { Room }
    }, partOf),
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
  await shownText(
    lazyPart(async () => {
      attempts += 1
      if (attempts < 3) throw new TypeError('Failed to fetch dynamically imported module')
      return { Room }
    }, partOf),
  )
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(attempts).toBe(2)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByText('هنا')).toBeTruthy()
})

test('a part is shown only once its stylesheet is there, which is requested again when it failed to load before', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  watchMissingStyles()
  document.head.innerHTML = '<link rel="stylesheet" href="/part.css"><link rel="modulepreload" href="/part.js">'
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'))
  const settle = (event: string) => act(async () => document.head.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event(event)))
  await settle('error')
  expect(links()).toEqual([])
  await shownText(lazyPart(async () => ({ Room }), partOf))
  expect([links(), screen.queryByText('هنا')]).toEqual([['http://localhost:3000/part.css'], null])
  await settle('error')
  expect([links(), screen.queryByText('هنا')]).toEqual([[], null])
  await act(async () => dispatchEvent(new Event('online')))
  await settle('load')
  expect(links()).toEqual(['http://localhost:3000/part.css'])
  expect(screen.getByText('هنا')).toBeTruthy()
})
