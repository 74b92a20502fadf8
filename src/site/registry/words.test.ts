import { describe, expect, test } from 'vitest'
import { blockWords } from '#block-engine/block-words.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { wordsByStoredKey } from '#kernel/words/words.ts'
import { ownedWords } from './words.gen.ts'

const own = ownedWords.flatMap((owned) => Object.entries(wordsByStoredKey(owned)))
const ofBlocks = [...catalogue.values()].flatMap(({ block }) => Object.entries(blockWords(block)))
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** Words that share their English with a word of another meaning. */
const homonyms = new Map<string, string>([
  ...['dealer_locator', 'dealer_locator_mena', 'dealer_locator_postcode'].map(
    (block) => [`${block}.email`, 'writes an e-mail; elsewhere it names the address'] as const,
  ),
  ['order_vehicle.choose', 'an empty choice; elsewhere it says that one is missing'],
  ['order_vehicle.payment_cash', 'how it is paid; elsewhere a kind of purchase'],
  ['order_vehicle.payment_subscription', 'how it is paid, each month; elsewhere a kind of purchase'],
  ['order_checkout.step_payment', 'a step; elsewhere a way of paying'],
  ['order_vehicle.fuelType', 'of a car that is given in payment; elsewhere the filter of engines'],
  ['order_vehicle.bodyType', 'a question; elsewhere the heading of a filter'],
  ['order_vehicle.trade_in', 'asks to do it; elsewhere a heading'],
  ['order.journey', 'names the journey; elsewhere the button that begins it'],
  ['order_end.visit', 'the time of it; elsewhere the step'],
  ['order_checkout.back', 'the step before; elsewhere a way out'],
  ['mail_order_notification.open', 'opens it for the team; elsewhere shows it to its buyer'],
  ['order_end.state', 'where an order stands; elsewhere a part of a country'],
  ['select_vehicle_to_update.choose', 'said to a visitor; elsewhere the name of a control'],
  ['default.subscription_heading', 'a way to have a car; elsewhere one of its payments'],
  ['default.breadcrumb_find_vehicle', 'a step that a visitor takes; elsewhere the name of a search'],
])
/** Capitals and a full stop make no other sentence. */
const sentence = (english: string) => english.toLowerCase().replace(/\.$/, '')
/** Forms of one word differ in Arabic where English has one: `seats_few`, `seats_many`, `monthsFew`. */
const pluralForm = (key: string) => /(?:[._]|(?<=[a-z])(?=[A-Z]))(zero|one|two|few|many|other)$/i.exec(key)?.[1]?.toLowerCase() ?? ''

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

  test.each([
    ['A-027', 'not_found.heading', 'Page not found'],
    ['A-103', 'not_found.button', 'Back to home'],
    [
      'A-105',
      'not_found.text',
      'We’re sorry, the page you requested cannot be found. Follow the link to access the home page or to further browse through our website.',
    ],
    ['C-325', 'not_found.message', 'This page could not be found'],
    ['A-027', 'error.page_failed', 'An error occurred while showing the error page'],
    ['A-361', 'error.block', 'Something went wrong, please try again.'],
    ['A-361', 'error.try_again', 'Try again'],
    ['B-321', 'error.block', 'Something went wrong, please try again.'],
    ['B-321', 'error.try_again', 'Try again'],
    ['C-038', 'quick_actions.next_steps', 'Next Steps'],
    ['C-369', 'price_on_request', 'Price on request'],
    ['B-283', 'price_on_request', 'Price on request'],
    ['C-150', 'forms.flaw_max', 'Character limit exceeded'],
  ])('[%s] [A-027] the English of %s is to the letter %j', (_id, key, english) => {
    expect(own.find(([name]) => name === key)?.[1][0]).toBe(english)
  })

  test('the 404 screen knows four causes and three pieces of advice', () => {
    const keys = own.map(([key]) => key)
    expect(keys.filter((key) => key.startsWith('not_found.cause_'))).toHaveLength(4)
    expect(keys.filter((key) => key.startsWith('not_found.advice_'))).toHaveLength(3)
  })

  test('keys under which staff may have stored texts keep their names', () => {
    const keys = own.map(([key]) => key)
    expect(keys).toEqual(
      expect.arrayContaining([
        'stock.state_new',
        'stock.seats_few',
        'price_on_request',
        'header.main',
        'footer.finder',
        'error.try_again',
        'error.heading',
        'showroom.save',
        'showroom.calculator_note',
        'not_found.message',
        'auth.sign_in',
      ]),
    )
  })

  test('the same English has one Arabic wording', () => {
    const meanings = Map.groupBy(
      [...own, ...ofBlocks].filter(([key]) => !homonyms.has(key)),
      ([key, [english]]) => `${sentence(english)} ${pluralForm(key)}`,
    )
    const torn = [...meanings.values()].filter((words) => new Set(words.map(([, [, arabic]]) => arabic)).size > 1)
    expect(torn.map((words) => words.map(([key, [, arabic]]) => `${key}: ${arabic}`))).toEqual([])
  })

  test('every homonym still is one', () => {
    const words = new Map([...own, ...ofBlocks])
    const others = [...words].filter(([key]) => !homonyms.has(key))
    const lone = [...homonyms.keys()].filter((key) => {
      const [english, arabic] = words.get(key) ?? ['', '']
      return !others.some(([, pair]) => sentence(pair[0]) === sentence(english) && pair[1] !== arabic)
    })
    expect(lone).toEqual([])
  })
})
