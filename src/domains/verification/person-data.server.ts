import { type ChosenRecords, definePersonData, keysOf } from '#platform/person-data/person-data.ts'
import { countAttempts, forgetNumber } from './phone/phone-limits.server.ts'

/** Attempts to verify the number of a person, kept as digests. */
export const verificationPersonData = definePersonData({
  order: 40,
  isRest: true,
  tables: ['phone_attempt'],
  kinds: {
    attempts: { name: ['Attempts to verify the number', 'محاولات التحقق من الرقم'] },
  },
  async find(db, { person: { number, secretKey } }) {
    const attempts = number === '' ? 0 : await countAttempts(db, { secretKey, number })
    return attempts === 0 ? [] : [{ kind: 'attempts', key: 'all', number: String(attempts), at: null, matches: ['phone'] }]
  },
  async count(db, selection) {
    let attempts = 0
    for (const number of numbersOf(selection)) attempts += await countAttempts(db, { secretKey: selection.person.secretKey, number })
    return { phone_attempts: attempts }
  },
  async erase(_ctx, { tx, selection, holdings }) {
    for (const number of numbersOf(selection)) await forgetNumber(tx, { secretKey: selection.person.secretKey, number })
    return { certificate: holdings }
  },
})

/** The number that was typed, if its attempts were chosen, and those that chosen records prove to be the person's. */
function numbersOf({ person, records, provedNumbers }: ChosenRecords): string[] {
  const typedNumbers = keysOf(records, 'attempts').length > 0 ? [person.number] : []
  return [...new Set([...typedNumbers, ...provedNumbers])].filter((number) => number !== '')
}
