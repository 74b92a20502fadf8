import { expect, test } from 'vitest'
import { nameIn } from './name-in.ts'

test('[B-130] editors read a name in their language; one that is the same in both stands alone', () => {
  expect([nameIn('en', ['Heading', 'العنوان']), nameIn('ar', ['Heading', 'العنوان'])]).toEqual(['Heading', 'العنوان'])
  expect([nameIn('en', 'H1'), nameIn('ar', 'H1')]).toEqual(['H1', 'H1'])
})
