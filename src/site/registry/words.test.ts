import { describe, expect, test } from 'vitest'
import { blockWords } from '#block-engine/block-words.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { wordsByStoredKey } from '#kernel/words/words.ts'
import { ownedWords } from './words.gen.ts'

const own = ownedWords.flatMap((owned) => Object.entries(wordsByStoredKey(owned)))
const ofBlocks = [...catalogue.values()].flatMap(({ block }) => Object.entries(blockWords(block)))
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('every word of the site, its parts and its blocks', () => {
  test.each([...own, ...ofBlocks])('[A-027] %s is written in both languages', (_, [english, arabic]) => {
    expect(english).not.toBe('')
    expect(arabic).toMatch(/[\u0600-\u06ff]/)
    expect(arabic).not.toMatch(/[٠-٩!]/)
    expect(placeholders(arabic)).toEqual(placeholders(english))
  })

  test('no two have the same key', () => {
    const keys = own.map(([key]) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('keys under which staff may have stored texts keep their names', () => {
    const keys = own.map(([key]) => key)
    expect(keys).toEqual(expect.arrayContaining(['stock.state_new', 'stock.seats_few', 'price_on_request', 'header.main', 'footer.finder', 'error.try_again']))
  })
})
