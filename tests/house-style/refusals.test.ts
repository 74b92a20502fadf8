import { expect, test } from 'vitest'
import { errorWords } from '#admin/data-provider/error-words.ts'
import { calls } from '#server/api/calls.gen.server.ts'
import { refusalWords } from '#staff/refusal-words.ts'

const ofStaff = calls.filter(({ who }) => who !== 'anyone')
const unsaid = (words: object, madeCalls: typeof ofStaff) =>
  madeCalls.flatMap(({ method, path, refusals }) =>
    Object.keys(refusals)
      .filter((code) => !Object.hasOwn(words, code))
      .map((code) => `${method} ${path}: ${code}`),
  )

test('whatever staff are refused is said in words of its own', () => {
  expect(ofStaff.length).toBeGreaterThan(200)
  expect(unsaid(errorWords, ofStaff)).toEqual([])
})

test('so it is in the editor, of the calls about pages and media', () => {
  const ofEditor = ofStaff.filter(({ path }) => /^\/(api\/(pages|page_|comment|sections|metaheads|binned)|media\/)/.test(path))
  expect(ofEditor.length).toBeGreaterThan(40)
  expect(unsaid(refusalWords, ofEditor)).toEqual([])
})
