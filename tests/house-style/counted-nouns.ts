import { type PluralForms, pluralWords } from '#kernel/words/plural-words.ts'

/** Nouns that stand after numbers on the site. */
const nounForms: Record<string, PluralForms> = {
  درهم: { few: 'دراهم', many: 'درهمًا', other: 'درهم' },
  حصان: { few: 'أحصنة', many: 'حصانًا', other: 'حصان' },
  متر: { few: 'أمتار', many: 'مترًا', other: 'متر' },
  لتر: { few: 'لترات', many: 'لترًا', other: 'لتر' },
  شهر: { few: 'أشهر', many: 'شهرًا', other: 'شهر' },
  يوم: { few: 'أيام', many: 'يومًا', other: 'يوم' },
  مقعد: { few: 'مقاعد', many: 'مقعدًا', other: 'مقعد' },
  نقطة: { few: 'نقاط', many: 'نقطة', other: 'نقطة' },
  سنة: { few: 'سنوات', many: 'سنة', other: 'سنة' },
  دقيقة: { few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  ساعة: { few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  سيارة: { few: 'سيارات', many: 'سيارة', other: 'سيارة' },
  حرف: { few: 'أحرف', many: 'حرفًا', other: 'حرف' },
  عنصر: { few: 'عناصر', many: 'عنصرًا', other: 'عنصر' },
  صورة: { few: 'صور', many: 'صورة', other: 'صورة' },
  صفحة: { few: 'صفحات', many: 'صفحة', other: 'صفحة' },
  درجة: { few: 'درجات', many: 'درجة', other: 'درجة' },
  أسطوانة: { few: 'أسطوانات', many: 'أسطوانة', other: 'أسطوانة' },
}
const nounOf = new Map(Object.entries(nounForms).flatMap(([noun, forms]) => [...new Set(Object.values(forms))].map((form) => [form, noun])))

/** Nouns of a text that do not agree with the number before them, each with what would be right. */
export function wrongCounts(text: string): string[] {
  return [...text.matchAll(/(?<![\d.,-])(\d[\d,]*(?:\.\d+)?)(?:[ \u00a0]|\\u00a0)([\p{Script=Arabic}\p{M}]+)/gu)].flatMap(
    ([wrongNoun, digits = '', word = '']) => {
      const noun = nounOf.get(word)
      const number = Number(digits.replaceAll(',', ''))
      // The dual is said without its number.
      if (noun === undefined || number <= 2) return []
      const forms = nounForms[noun] ?? { other: noun }
      const right = digits.includes('.') ? forms.other : pluralWords(number, forms)
      return right === word ? [] : [`${wrongNoun}, not ${right}`]
    },
  )
}

/** Where a noun stands after a number that is only known later, and the texts of its file lack a form that some number needs. */
export function missingForms(texts: readonly string[]): string[] {
  const countedNouns = texts.flatMap((text) =>
    [...text.matchAll(/(?<!\$)\{(\w+)\}(?:\\u2069)?[ \u00a0]([\p{Script=Arabic}\p{M}]+)/gu)].map(([, , word = '']) => word),
  )
  const nouns = new Set(countedNouns.flatMap((word) => nounOf.get(word) ?? []))
  return [...nouns].flatMap((noun) => {
    const forms = new Set(Object.values(nounForms[noun] ?? { other: noun }))
    return [...forms].filter((form) => !countedNouns.includes(form)).map((form) => `${noun} without ${form}`)
  })
}
