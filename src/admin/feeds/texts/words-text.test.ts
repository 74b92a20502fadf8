import { expect, test } from 'vitest'
import { feedOfForm } from '../feed-of-form.ts'
import { parseWords, wordsText } from './words-text.ts'

test('words are written a line each, and read back', () => {
  const words = [
    { from: 'Diesel', to: 'diesel' },
    { from: 'a = b', to: 'x' },
    { from: 'بلا', to: '' },
  ]
  expect(parseWords(wordsText(words))).toEqual(words)
  expect(parseWords('no mark\n = x\n\nA=b')).toEqual([{ from: 'A', to: 'b' }])
})

test('what the frame has emptied is text again, and a feed of uploads has no address', () => {
  const values = {
    name: 'x',
    source: 'upload',
    url: null,
    schedule: 'every 6 hours',
    publication_lists: null,
    rules: [{ field: 'vin', from: null, constant: 'x' }, { field: null }],
  }
  expect(feedOfForm(values)).toMatchObject({
    url: '',
    schedule: '',
    record_path: '',
    publication_lists: [],
    rules: [{ field: 'vin', from: '', constant: 'x', separator: '', words: [] }],
  })
})
