import { expect, test } from 'vitest'
import { builtInTexts, flawedPlaces, isChanged, type MailRecord, mergeTexts, textsOf } from './mail-texts.ts'

const record: MailRecord = {
  ...{ id: 'm', name: ['Mail', 'رسالة'], note: null, reader: 'visitor', version: '1', examples: [] },
  sentences: [
    {
      key: 'subject',
      part: 'subject',
      built_in: { ar: 'طلب {number}', en: 'Request {number}' },
      placeholders: [{ name: 'number', label: ['Number', 'الرقم'], is_needed: true }],
    },
    { key: 'text', part: 'text', built_in: { ar: 'نص', en: 'Text' }, placeholders: [] },
  ],
  texts: { ar: { text: 'نص الموظف' }, en: {} },
}

test('a mail says what staff wrote, else what ships', () => {
  expect(textsOf(record)).toEqual({ ar: { subject: 'طلب {number}', text: 'نص الموظف' }, en: { subject: 'Request {number}', text: 'Text' } })
  expect(builtInTexts(record).ar.text).toBe('نص')
})

test('an empty text and the one that ships are no change', () => {
  const [, text] = record.sentences
  if (!text) throw new Error('no sentence')
  expect(['', ' نص ', 'آخر'].map((typed) => isChanged(text, 'ar', typed))).toEqual([false, false, true])
})

test('what the server would refuse is found in the order of reading', () => {
  const texts = { ar: { subject: 'طلب', text: '{x}' }, en: { subject: 'Request {number}', text: '{x}' } }
  expect(flawedPlaces(record, texts)).toEqual([
    { language: 'ar', key: 'subject' },
    { language: 'ar', key: 'text' },
    { language: 'en', key: 'text' },
  ])
})

test('texts of two people are joined: what one alone changed is theirs, and what both changed is told', () => {
  const base = textsOf(record)
  const mine = { ...base, ar: { subject: 'لي {number}', text: 'نصي' } }
  const theirs = { ar: { ...base.ar, text: 'نصهم' }, en: { ...base.en, subject: 'Theirs {number}' } }
  const { texts, conflicts } = mergeTexts(base, mine, theirs)
  expect(texts).toEqual({ ar: { subject: 'لي {number}', text: 'نصي' }, en: { subject: 'Theirs {number}', text: 'Text' } })
  expect(conflicts).toEqual([{ place: { language: 'ar', key: 'text' }, mine: 'نصي', theirs: 'نصهم' }])
})
