// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { holdStill } from './hold-still.ts'

/** jsdom plays no films: this one keeps what was asked of it. */
function aFilm(isPlaying: boolean) {
  const film = document.createElement('video')
  const state = { isPlaying }
  Object.defineProperty(film, 'paused', { get: () => !state.isPlaying })
  film.pause = vi.fn(() => {
    state.isPlaying = false
  })
  film.play = vi.fn(async () => {
    state.isPlaying = true
    film.dispatchEvent(new Event('play'))
  })
  return film
}

test('films of a selected block stand still, those that begin later too, and go on when it is no longer selected', () => {
  const root = document.createElement('div')
  const [playing, resting, later] = [aFilm(true), aFilm(false), aFilm(false)]
  root.append(playing, resting)
  document.body.append(root)
  const release = holdStill(root)
  expect([playing.paused, resting.paused]).toEqual([true, true])
  root.append(later)
  void later.play()
  expect(later.paused).toBe(true)
  release()
  expect([playing.paused, resting.paused, later.paused]).toEqual([false, true, false])
})
