import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RetailerDraft } from '#domains/retailers/index.ts'
import { dealers } from './dealers.ts'

const pictures = JSON.parse(readFileSync(new URL('../media/manifest.json', import.meta.url), 'utf8')) as { key: string }[]

test.each(dealers)('[A-158] $name could have been typed in by staff', ({ image, ...dealer }) => {
  expect(RetailerDraft.safeParse(dealer).error).toBeUndefined()
  if (image) expect(pictures.map(({ key }) => key)).toContain(image.key)
})

test('no two dealers share a code, and nobody real can be reached', () => {
  expect(new Set(dealers.map(({ dealer_code }) => dealer_code)).size).toBe(dealers.length)
  expect(dealers.filter(({ email }) => !email.endsWith('@example.com'))).toEqual([])
  expect(dealers.filter(({ phone }) => !/0{3}0{0,1} ?0{2,3}\d$/.test(phone))).toEqual([])
})
