import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { starterForms } from '#demo/content/forms/starter-forms.ts'
import type { FormText } from '#domains/forms/index.ts'
import { mails } from '#mails/mails.gen.ts'
import { missingForms, wrongCounts } from './counted-nouns.ts'

const ROOT = join(import.meta.dirname, '../..')

const pictures = JSON.parse(readFileSync(join(ROOT, 'demo/media/manifest.json'), 'utf8')) as { key: string; alt: { ar: string; en: string } }[]

type Sentence = { file: string; text: string }

/** Every text with Arabic in the sources of the product, in the copy of the demo and beside its pictures, tests aside. */
const sentences: Sentence[] = [
  ...['src', 'demo/content'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\./.test(file))
      .flatMap((file) => textsOf(join(folder, file))),
  ),
  ...pictures.map(({ alt }) => ({ file: 'demo/media/manifest.json', text: alt.ar })),
]

function textsOf(file: string): Sentence[] {
  const source = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const lines = source.split('\n').filter((line) => !/^\s*(\/\/|\*)/.test(line))
  const quoted = lines.flatMap((line) => {
    const literals = [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"([^"]*)"/g)].map(([, one, two, three]) => one ?? two ?? three ?? '')
    // A text that goes over several lines has lines of markup with no quotation mark around them.
    return literals.length === 0 || /^\s*</.test(line) ? [line.trim()] : literals
  })
  return quoted.filter((text) => /\p{Script=Arabic}/u.test(text)).map((text) => ({ file, text }))
}

/** What docs/arabic.md decides, by what is not written. A letter before would make another word of it. */
const notWritten: Record<string, RegExp> = {
  'متوفر, not متوافر': /متوافر|تتوافر|التوافر/,
  'الرئيسية, not الرئيسة': /رئيسة/,
  'الاثنين, not الإثنين': /الإثنين/,
  'tanwin before the alif': /اً/,
  'no hamza on verbal nouns of five and six letters': /(?<!\p{L})(ال)?إ(?!نترنت|نتاج)(ست|خت|نت|شت|بت|جت|قت|فت|رت|كت)\p{L}+/u,
  'كغ, كم and ملم': /كلغ|كجم|(?<!\p{L})(كلم|مم)(?!\p{L})|كيلووات/u,
  'graphite, not graffiti': /جرافيت/,
  'the world’s cycle of measurement, not Europe’s': /القياس الأوروبية/,
  'no space before a mark': / [،؛؟]/,
  'a space after a mark': /[،؛؟](?=\p{Script=Arabic})/u,
  'يُرجى with its damma': /(?<!\p{L})[وف]?يرجى/u,
  'ردّ المبلغ with its shadda': /(?<!\p{L})رد (ال)?مبلغ/u,
  'رقم الجوال, not الهاتف المتحرك': /الهاتف (المتحرك|المحمول|النقال)/,
  'no exclamation marks': /\p{Script=Arabic}\s?!/u,
  'استلم, not تسلّم': /(?<!\p{L})[وفس]?[تين]?تسلّ?م(?!\p{L})/u,
  'رمز of a country, not مفتاح': /مفتاح الدولة/,
  'صالون, not سيدان': /سيدان/,
  'استخدم, not استعمل; only used cars are مستعملة': /استعم|[تينأ]ُ?ستعمل/,
  'بانتظار, not في انتظار; what nobody is named to wait for is قيد الانتظار': /(?<!\p{L})في (ال)?انتظار/u,
  'hours of 24, not 9 ص': /\d ?[صم](?!\p{L})/u,
  'عبر واتساب, not بالواتساب': /بال?واتساب/,
  'ملفات تعريف الارتباط in full': /ملف(ات)? (ال)?ارتباط/,
  'a promise has س': /(?<!\p{L})(?<!أن )و?(يتواصل معك|يتصل بك|نتواصل معك|نتصل بك|نبلغك|نخبرك|نرسل (لك|إليك|إلى بريدك))/u,
  'said aloud by nobody': new RegExp(
    [
      'تخطٍّ',
      'بمن نتصل',
      'يجيبك إنسان',
      'الشكوى لها اسم',
      'أنقى من الخارج',
      'طبقات زجاج',
      'معالج ضد',
      'صنعة يد',
      'قبل يوم منه',
      'بأناقة إنجليزية',
      'فلا يلزمك',
      'تختلفان على',
      '^السعر من',
    ].join('|'),
  ),
}

test.each(Object.entries(notWritten))('%s', (_rule, pattern) => {
  // The readers of feeds and opening hours take every spelling that people use.
  const spoken = sentences.filter(({ file }) => !/opening-hours|arabic\.ts|feed-fields|field-headings|value-spellings|list-rows/.test(file))
  expect(spoken.length).toBeGreaterThan(1000)
  expect(spoken.filter(({ text }) => pattern.test(text))).toEqual([])
})

/** What visitors read: the copy of the demo, samples of blocks, words of blocks, screens and parts of pages. */
const seenByVisitors = sentences.filter(({ file }) => /^(demo|src\/(blocks|screens|widgets))\//.test(file))

test('«حتى» before a number or a measure, for "up to", stands at most five times on the site', () => {
  const upTo = seenByVisitors.filter(({ text }) => /(?<!\p{L})و?حتى (\d|\{|طول|ثلاث|أربع|خمس|ست|سبع|ثماني)/u.test(text))
  expect(seenByVisitors.length).toBeGreaterThan(1000)
  expect(upTo.length, upTo.map(({ file, text }) => `${file}: ${text}`).join('\n')).toBeLessThanOrEqual(5)
})

test('slogans of the kind «X لا Y» are few', () => {
  const copy = seenByVisitors.filter(({ file }) => /^demo|examples/.test(file))
  const slogans = copy.filter(({ text }) => text.length < 60 && /(?<!ما|حين|إن|أن|كي)،? لا (?!تزال|يزال|بأس|بد|يقل|يتجاوز)\p{L}/u.test(text))
  expect(slogans.length, slogans.map(({ file, text }) => `${file}: ${text}`).join('\n')).toBeLessThanOrEqual(5)
})

test('whatever is sent to customers says أنتم', () => {
  const sendingWords = [
    ...[...mails.values()].flatMap(({ mail }) => (mail.reader === 'visitor' ? Object.values(mail.words.words).map(([, arabic]) => arabic) : [])),
    ...starterForms.flatMap(({ settings }) => {
      const { subject, template } = (settings as { confirmations: Record<'subject' | 'template', FormText> }).confirmations
      return [subject.ar, template.ar]
    }),
  ]
  expect(sendingWords.length).toBeGreaterThan(50)
  const toOne = /(?<!\p{L})(?!ذلك|كذلك|تلك|هناك)\p{L}+ك(?!\p{L})|(?<!\p{L})(اختر|افتح|اضغط|أحضر|احتفظ|راجع|تواصل)(?!\p{L})/u
  expect(sendingWords.filter((text) => toOne.test(text))).toEqual([])
})

test('the name of the site stands in quotation marks within a sentence', () => {
  const copy = sentences.filter(({ file }) => file.startsWith('demo'))
  expect(copy.filter(({ text }) => /(?<!\p{L})(لدى|موقع|لموقع|عن|عروض|صفحات|يديره) معرض(?!\p{L})/u.test(text))).toEqual([])
})

test('hints and examples of phone numbers are of the market, and no explanation of a setting names another market', () => {
  const product = sentences.filter(({ file }) => file.startsWith('src'))
  expect(product.filter(({ text }) => /\+(?!971)\d{2,}/.test(text))).toEqual([])
  const about = product.filter(({ file }) => /(^|\/)settings\.ts$/.test(file))
  expect(about.length).toBeGreaterThan(50)
  expect(about.filter(({ text }) => /إسرائيل|israel|اليابان|أستراليا|كوريا/i.test(text))).toEqual([])
})

test('nouns agree with the numbers before them', () => {
  expect(sentences.flatMap(({ file, text }) => wrongCounts(text).map((flaw) => `${file}: ${flaw}`))).toEqual([])
})

/** Numbers that are always of one kind: the days of the bin are 30, the budget's terms whole years, terms of the calculator below 100 months. */
const alwaysMany = new Set([
  'src/editor/pages/words.ts: يوم without أيام',
  'src/editor/pages/words.ts: يوم without يوم',
  'src/admin/pages/words.ts: يوم without أيام',
  'src/admin/pages/words.ts: يوم without يوم',
  'src/admin/forms/list/words.ts: يوم without أيام',
  'src/admin/forms/list/words.ts: يوم without يوم',
  'src/blocks/stock-locator/shared/locator-words.ts: شهر without أشهر',
  'src/blocks/stock-locator/shared/locator-words.ts: شهر without شهر',
  'src/blocks/finance-calculator/block.ts: شهر without شهر',
])

test('a noun after a number that is not known yet has all its forms', () => {
  const files = Map.groupBy(
    sentences.filter(({ file }) => file.startsWith('src')),
    ({ file }) => file,
  )
  const missing = [...files].flatMap(([file, texts]) =>
    missingForms(texts.map(({ text }) => text))
      .map((flaw) => `${file}: ${flaw}`)
      .filter((flaw) => !alwaysMany.has(flaw)),
  )
  expect(missing).toEqual([])
  expect(missingForms(['{count} حرفًا؛ يظهر منها نحو {best}.'])).toEqual(['حرف without أحرف', 'حرف without حرف'])
})

test('each picture of the demo has a text of its own, crops of one scene too', () => {
  const twice = (language: 'ar' | 'en') =>
    [...Map.groupBy(pictures, ({ alt }) => alt[language])].filter(([, same]) => same.length > 1).map(([text, same]) => [text, same.map(({ key }) => key)])
  expect(pictures.length).toBeGreaterThan(250)
  expect([...twice('ar'), ...twice('en')]).toEqual([])
})
