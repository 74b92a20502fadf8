import { expect, test } from 'vitest'
import { isAnswered, LeadAnswer } from './answer.ts'
import { AnswerTemplateDraft } from './answer-template.ts'
import { fillAnswer, unknownFields } from './fill-answer.ts'

const values = { name: 'سارة', model: 'ديفندر', retailer: 'معرض الخليج', adviser: 'ليلى', number: '7' }

test('a template is filled with what the lead has', () => {
  expect(fillAnswer('تحية طيبة، {name}\n\nبخصوص {model}، طلب {number}.\n{adviser}\n{retailer}', values)).toBe(
    'تحية طيبة، سارة\n\nبخصوص ديفندر، طلب 7.\nليلى\nمعرض الخليج',
  )
})

test('a line whose field is empty is left out, and so are the gaps that it leaves', () => {
  expect(fillAnswer('أهلًا\n\nبخصوص {model}.\n\nمتى نتصل؟\n{retailer}', { ...values, model: ' ', retailer: '' })).toBe('أهلًا\n\nمتى نتصل؟')
})

test('what a visitor typed names no further field, stays on its line, and is bounded', () => {
  expect(fillAnswer('{name}', { ...values, name: '{adviser} $& \n\n سارة' })).toBe('{adviser} $& سارة')
  expect(fillAnswer('{name}', { ...values, name: 'س'.repeat(500) })).toHaveLength(120)
  expect(fillAnswer('{name}', { ...values, name: `${'س'.repeat(119)}😀` })).toBe('س'.repeat(119))
})

test('a template with an unknown field, or without a text in any language, is refused', () => {
  expect(unknownFields('{name} {price} {price} {x}')).toEqual(['price', 'x'])
  expect(AnswerTemplateDraft.safeParse({ name: 'أ', text_ar: '{price}' }).success).toBe(false)
  expect(AnswerTemplateDraft.safeParse({ name: 'أ', subject_en: '{price}', text_ar: 'س' }).success).toBe(false)
  expect(AnswerTemplateDraft.safeParse({ name: 'أ' }).success).toBe(false)
  expect(AnswerTemplateDraft.safeParse({ name: 'أ', text_en: 'x' }).success).toBe(true)
})

test('mails and chats are answers; of calls only those that reached somebody', () => {
  const key = '00000000-0000-4000-8000-000000000000'
  const answers = [
    { channel: 'mail', key, subject: 's', text: 't' },
    { channel: 'whatsapp', key, text: 't' },
    { channel: 'call', key, result: 'reached' },
    { channel: 'call', key, result: 'no_answer' },
    { channel: 'call', key, result: 'wrong_number' },
  ].map((answer) => isAnswered(LeadAnswer.parse(answer)))
  expect(answers).toEqual([true, true, true, false, false])
})
