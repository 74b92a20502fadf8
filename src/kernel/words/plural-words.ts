type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many'

/** What is said of a number in the plural forms of Arabic; a form that is missing is said as `other`. */
export type PluralForms = Readonly<Partial<Record<PluralForm, string>> & { other: string }>

const arabic = new Intl.PluralRules('ar')

/** The form for a number; its placeholders are still open. */
export function pluralWords(count: number, forms: PluralForms): string {
  return forms[arabic.select(count)] ?? forms.other
}
