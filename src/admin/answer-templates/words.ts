import type { AnswerField } from '#domains/leads/index.ts'
import type { WordPair, Words } from '#kernel/words/words.ts'

/** What stands for each field where a template is tried. */
export const fieldWords = {
  name: ['the customer’s name', 'اسم العميل'],
  model: ['the car', 'السيارة'],
  retailer: ['the retailer', 'المعرض'],
  adviser: ['your name', 'اسم الموظف'],
  number: ['the number of the lead', 'رقم الطلب'],
} as const satisfies Record<AnswerField, WordPair>

export const sampleWords = {
  name: ['Sara Al Ali', 'سارة العلي'],
  model: ['Defender 110', 'ديفندر 110'],
  retailer: ['Gulf Showroom, Dubai', 'معرض الخليج، دبي'],
  adviser: ['Layla Haddad', 'ليلى حداد'],
  number: ['1042', '1042'],
} as const satisfies Record<AnswerField, WordPair>

export const templateWords = {
  help: [
    'A field in braces is filled with what the lead has. A line whose field is empty is left out.',
    'يُستبدل كل حقل بين قوسين بما يتضمنه الطلب، ويُحذف السطر الذي لا قيمة لحقله.',
  ],
  insert: ['Insert into the text: {field}', 'إدراج في النص: {field}'],
  arabic: ['In Arabic', 'بالعربية'],
  english: ['In English', 'بالإنجليزية'],
  preview: ['How it reads', 'معاينة'],
  unknown: ['There is no such field: {fields}', 'لا يوجد حقل بهذا الاسم: {fields}'],
  either: ['Write the text in one language at least.', 'اكتب النص بلغة واحدة على الأقل.'],
} as const satisfies Words
