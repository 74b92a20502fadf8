import { describe, expect, test } from 'vitest'
import type { FormField } from '../form.ts'
import { type CodeState, evidenceOf, fieldsToVerify, mayBeSent, nextOfCode, noCode, stateFor, textOf } from './code-state.ts'
import { attributesOf, fieldsShown, flawsOfStep, flawsWhileTyping, stepWithFlaw, withoutConsents } from './filled-form.ts'

const field = (name: string, more: Partial<FormField> = {}): FormField => ({ id: name, name, type: 'text', label: { ar: name }, ...more })
const MINUTE = 60_000

describe('what is sent of a form', () => {
  const asks = field('plate', { show_when: { match: 'all', tests: [{ field: 'trade', is: 'equal', value: 'yes' }] } })
  const fields = [field('trade'), asks, field('days', { type: 'checkbox' }), field('photo', { type: 'file' }), field('absent')]

  test('is what its shown fields hold, and what the block said without a field', () => {
    const values = { trade: 'yes', plate: 'دبي 12345', days: ['mon', 'tue'], photo: 'x', campaign: 'winter', typed: 'by nobody' }
    expect(attributesOf(fields, values, { trade: '', campaign: 'summer' })).toEqual({
      trade: 'yes',
      plate: 'دبي 12345',
      days: ['mon', 'tue'],
      campaign: 'winter',
    })
  })

  test('leaves out a field that its condition hides, whatever stands in it', () => {
    const values = { trade: 'no', plate: 'دبي 12345' }
    expect(fieldsShown(fields, values).map(({ name }) => name)).toEqual(['trade', 'days', 'photo', 'absent'])
    expect(attributesOf(fields, values, {})).toEqual({ trade: 'no' })
  })

  test('has an empty list for a name of the block that has lost its value', () => {
    expect(attributesOf([], {}, { campaign: 'x' })).toEqual({ campaign: [] })
  })

  test('is kept in the tab without consents, which are given again', () => {
    expect(withoutConsents({ name: 'ليلى', terms: 'yes', other: 'x' }, [field('name'), field('terms', { type: 'consent' })])).toEqual({
      name: 'ليلى',
      other: 'x',
    })
  })
})

describe('which flaws show', () => {
  const found = { name: { code: 'required' }, note: { code: 'max', limit: 5 }, mail: { code: 'email' } } as never

  test('[B-287][C-149] while somebody types: those that showed and remain, and a text that has become too long', () => {
    expect(Object.keys(flawsWhileTyping({}, found))).toEqual(['note'])
    expect(Object.keys(flawsWhileTyping({ mail: { code: 'required' }, gone: { code: 'required' } } as never, found))).toEqual(['note', 'mail'])
  })

  test('at the end of a step: its own; without a step none', () => {
    const steps = [
      { id: 'first', title: null, fields: [field('day')] },
      { id: 'two', title: null, fields: [field('place'), field('mail')] },
    ]
    expect(Object.keys(flawsOfStep(steps[1], found))).toEqual(['mail'])
    expect(flawsOfStep(steps[0], found)).toEqual({})
    expect(flawsOfStep(undefined, found)).toEqual({})
    expect([stepWithFlaw(steps, found), stepWithFlaw(steps, {})]).toEqual([1, -1])
  })
})

describe('how far a number is verified', () => {
  const asked: CodeState = { name: 'asked', of: '0501234567', notice: 'sent', verification: 'v' }
  const proved: CodeState = { name: 'proved', of: '0501234567', proof: 'p', at: 0 }

  test('is known of the number that was asked about, and of no other', () => {
    expect(stateFor(asked, '0501234567')).toBe(asked)
    expect(stateFor(asked, '0507654321')).toEqual({ name: 'none', notice: null })
    expect(stateFor(undefined, '0501234567')).toEqual({ name: 'none', notice: null })
    const refused: CodeState = { name: 'none', notice: 'refused' }
    expect(stateFor(refused, 'any')).toBe(refused)
  })

  test.each([
    ['nothing is known', noCode, 'send'],
    ['an answer was lost', { name: 'sending', of: 'x' }, 'send'],
    ['a code is asked for and typed', asked, 'confirm'],
    ['a code is being checked', { name: 'checking', of: 'x', verification: '' }, 'nothing'],
    ['no code can be sent', { name: 'unreachable', of: 'x' }, 'nothing'],
    ['there is no such service', { name: 'unneeded', of: 'x' }, 'nothing'],
  ] as const)('%s: the form does the next thing', (_what, state, next) => {
    expect(nextOfCode(state, { isTyped: true, now: 0 })).toBe(next)
  })

  test('a code that nobody typed is neither sent again nor checked; a proof counts for 25 minutes', () => {
    expect(nextOfCode(asked, { isTyped: false, now: 0 })).toBe('nothing')
    expect(nextOfCode(proved, { isTyped: true, now: 25 * MINUTE })).toBe('nothing')
    expect(nextOfCode(proved, { isTyped: true, now: 25 * MINUTE + 1 })).toBe('send')
  })

  test('a form is sent with a proof, and where no code can be had', () => {
    const states = [
      noCode,
      asked,
      proved,
      { name: 'sending', of: '' },
      { name: 'checking', of: '', verification: '' },
      { name: 'unreachable', of: '' },
      { name: 'unneeded', of: '' },
    ]
    expect((states as CodeState[]).map(mayBeSent)).toEqual([false, false, true, false, false, true, true])
  })
})

describe('what is told with a form about its proofs', () => {
  const phone = field('phone', { type: 'phone', verify: true })
  const mail = field('mail', { type: 'email', verify: true })
  const fields = [phone, mail, field('other', { type: 'phone' })]
  const values = { phone: ' 0501234567 ', mail: 'Layla@Example.com', other: '0502222222' }
  const emails = new Map([['layla@example.com', 'mail-proof']])
  const known = (state: CodeState) => ({ codes: { phone: state, other: { name: 'unreachable', of: '0502222222' } as CodeState }, emails })

  test('proofs of the texts that stand there, by field', () => {
    expect(evidenceOf(fields, values, known({ name: 'proved', of: '0501234567', proof: 'p', at: 0 }))).toEqual({ proofs: { phone: 'p', mail: 'mail-proof' } })
    expect(evidenceOf(fields, { ...values, mail: '' }, known({ name: 'proved', of: 'another', proof: 'p', at: 0 }))).toEqual({})
    expect(evidenceOf(fields, { ...values, mail: 'x@example.com' }, known(noCode))).toEqual({})
  })

  test('that no code could be sent, where a verified number needs one', () => {
    expect(evidenceOf(fields, { ...values, mail: '' }, known({ name: 'unreachable', of: '0501234567' }))).toEqual({ unverified: true })
    expect(evidenceOf(fields, { other: '0502222222' }, known(noCode))).toEqual({})
    const alike = { codes: { mail: { name: 'unreachable', of: 'x@example.com' } as CodeState }, emails }
    expect(evidenceOf([mail], { mail: 'x@example.com' }, alike)).toEqual({})
  })

  test('only addresses and numbers that are to be verified and filled in are asked about', () => {
    const all = [...fields, field('name', { verify: true })]
    expect(fieldsToVerify(all, { ...values, name: 'ليلى' }).map(({ name }) => name)).toEqual(['phone', 'mail'])
    expect(fieldsToVerify(all, { phone: '  ', mail: '' })).toEqual([])
  })

  test('a text is read without the space around it, the first of several', () => {
    expect([textOf(' a '), textOf(['b ', 'c']), textOf([]), textOf(undefined)]).toEqual(['a', 'b', '', ''])
  })
})
