import type { FormField, LeadAttributes } from '#domains/forms/index.ts'

/** Keys of values that forms use for names, as far as nothing else says what a field is. */
const usualKeys = ['name', 'full_name', 'first_name', 'last_name', 'surname']
const partTokens = ['given-name', 'additional-name', 'family-name']
const NAME_LABEL =
  /^(?:الاسم|اسمك|اسمكم|اسم العميل|اسم العائلة|الاسم (?:الكامل|الأول|الأخير|الثلاثي|الشخصي)|(?:your |full |first |last |family )?name|surname)$/iu

/**
 * The name of the person behind a lead: from the fields that browsers fill with a name, else from those with a usual key, else from those with a usual
 * label; '' when the form asks for none.
 */
export function personName(attributes: LeadAttributes, fields: readonly FormField[]): string {
  const textOfField = (key: string) => [attributes[key] ?? []].flat().join(' ').trim()
  const byToken = (token: string) => fields.filter(({ autocomplete }) => autocomplete?.split(' ').at(-1) === token).map(({ name }) => name)
  const byLabel = fields.filter(
    ({ type, label }) => type === 'text' && [label.ar, label.en ?? ''].some((text) => NAME_LABEL.test(text.replaceAll(/[*:：]/g, '').trim())),
  )
  const ways = [byToken('name'), partTokens.flatMap(byToken), usualKeys, byLabel.map(({ name }) => name)]
  for (const keys of ways) {
    const parts = keys.map(textOfField).filter((part) => part !== '')
    if (parts.length > 0) return parts.join(' ')
  }
  return ''
}
