type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many'

/** A text for each Arabic plural form; a missing form falls back to `other`. */
export type PluralForms = Readonly<Partial<Record<PluralForm, string>> & { other: string }>

const arabic = new Intl.PluralRules('ar')

/** The text for a number; its placeholders are not filled yet. */
export function pluralWords(count: number, forms: PluralForms): string {
  return forms[arabic.select(count)] ?? forms.other
}
