/** What names a person in texts of errors and addresses: queries, mail addresses, long numbers, numbers of orders. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/([?#])[^\s)"']*/g, '$1…'],
  [/[^\s@/:]+@[^\s@/:]+\.\w+/g, '[mail]'],
  [/(\/confirmation\/)[^\s/)"':]+/g, '$1…'],
  [/\+?\d[\d\s().-]{7,}\d/g, '[number]'],
]

/** A text without what names a person. Lines and columns of scripts are short numbers and stay. */
export function withoutPersons(text: string): string {
  return rules.reduce((rest, [pattern, sign]) => rest.replace(pattern, sign), text)
}
