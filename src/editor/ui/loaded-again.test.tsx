// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(cleanup)

const Room = () => <p>هنا</p>

// As after a failure: the module comes by another address, and not by what was given to load it.
vi.mock('./load-patiently.ts', () => ({ loadPatiently: async () => ({ Room }) }))

test('a part is taken from the module that came, also where it came by another address', async () => {
  const Part = lazyPart(
    () => Promise.reject<{ Room: typeof Room }>(new TypeError('Failed to fetch dynamically imported module')),
    (module) => module.Room,
  )
  await act(async () => {
    render(
      <Suspense>
        <Part />
      </Suspense>,
    )
  })
  expect(screen.getByText('هنا')).toBeTruthy()
})
