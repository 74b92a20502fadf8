import { expect, test } from 'vitest'
import { changed, historyOf, redone, undone } from './history.ts'

const at = (time: number, name?: string) => ({ at: time, name })

test('a change is undone and done again', () => {
  const history = changed(changed(historyOf('a'), 'b', at(0)), 'c', at(5000))
  expect(undone(history).content).toBe('b')
  expect(undone(undone(history)).content).toBe('a')
  expect(redone(undone(history)).content).toBe('c')
})

test('typing that goes on is one step; after a pause, or elsewhere, another begins', () => {
  const typed = changed(changed(historyOf(''), 'a', at(0, 'label')), 'ab', at(400, 'label'))
  expect(undone(typed).content).toBe('')
  expect(undone(changed(typed, 'abc', at(3000, 'label'))).content).toBe('ab')
  expect(undone(changed(typed, 'abc', at(500, 'hint'))).content).toBe('ab')
})

test('what was undone is gone with the next change, and undoing nothing changes nothing', () => {
  const history = changed(undone(changed(historyOf('a'), 'b', at(0))), 'c', at(1))
  expect(redone(history)).toBe(history)
  expect(undone(undone(history)).content).toBe('a')
})
