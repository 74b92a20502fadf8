import type { BoolField } from '#fields/field-types.ts'

/** What a visitor of the form is interested in, as the CRM hears it (B-198). */
export const interestFlags = [
  { symbol: 'new_cars', label: ['New cars', 'سيارات جديدة'], field_type: 'Bool', default: false },
  { symbol: 'approved', label: ['Approved used cars', 'سيارات مستعملة معتمدة'], field_type: 'Bool', default: false },
  { symbol: 'owners', label: ['Owners', 'الملّاك'], field_type: 'Bool', default: false },
  { symbol: 'branded_goods', label: ['Branded goods', 'منتجات العلامة'], field_type: 'Bool', default: false },
] as const satisfies readonly BoolField[]

/** The families that the form speaks of (B-199). */
export const brandFlags = [
  { symbol: 'defender', label: ['Defender', 'ديفندر'], field_type: 'Bool', default: false },
  { symbol: 'discovery', label: ['Discovery', 'ديسكفري'], field_type: 'Bool', default: false },
  { symbol: 'range_rover', label: ['Range Rover', 'رينج روفر'], field_type: 'Bool', default: false },
  { symbol: 'jaguar', label: ['Jaguar', 'جاكوار'], field_type: 'Bool', default: false },
] as const satisfies readonly BoolField[]

type Flags = Readonly<Partial<Record<(typeof interestFlags)[number]['symbol'] | (typeof brandFlags)[number]['symbol'], boolean>>>

/** Attributes that go with the lead: the category, and the flags that are on (B-197 to B-199, B-310). */
export function interestsOf(values: Flags & { category: string }): Record<string, string | string[]> {
  const on = (flags: readonly { symbol: keyof Flags }[]) => flags.map(({ symbol }) => symbol).filter((symbol) => values[symbol])
  return { category: values.category, interests: on(interestFlags), brands: on(brandFlags) }
}
