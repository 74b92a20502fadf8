import { type FieldKind, type FormField, kindsOfFields, sampleOptions } from '#domains/forms/index.ts'
import type { WordPair } from '#kernel/words/words.ts'

/** What the catalogue offers: the kinds of fields, and a text that holds the person's name. */
export type CatalogueKind = FieldKind | 'name'

/** The kinds, in the groups of the catalogue. */
export const kindGroups: readonly { name: WordPair; kinds: readonly CatalogueKind[] }[] = [
  { name: ['Contact', 'بيانات التواصل'], kinds: ['name', 'email', 'phone', 'text', 'textarea'] },
  { name: ['Choices', 'الاختيارات'], kinds: ['select', 'radio', 'checkbox', 'number', 'date'] },
  { name: ['Retailer and car', 'المعرض والسيارة'], kinds: ['retailer', 'time_slot', 'location', 'vehicle'] },
  { name: ['More', 'حقول أخرى'], kinds: ['consent', 'file', 'html', 'hidden', 'step'] },
]

const nameOfPerson = {
  name: ['Name', 'اسم'],
  fresh: { label: { ar: 'الاسم', en: 'Name' }, rules: { required: true, max: 100 }, autocomplete: 'name' },
} as const satisfies Pick<(typeof kindsOfFields)[FieldKind], 'name' | 'fresh'>

const offered = (kind: CatalogueKind) => (kind === 'name' ? nameOfPerson : kindsOfFields[kind])

/** What the catalogue calls a kind. */
export const nameOfKind = (kind: CatalogueKind): WordPair => offered(kind).name

/** A new field with a unique id, and a name that no other field of the form has. A time slot refers to the form's retailer and day fields. */
export function newField(kind: CatalogueKind, fields: readonly FormField[], random: () => string = randomId): FormField {
  const field: FormField = { id: freeId(fields, random), name: freeName(kind, fields), type: kind === 'name' ? 'text' : kind, ...offered(kind).fresh }
  return kind === 'time_slot' ? { ...field, ...timesOf(fields) } : field
}

/** Whether a field still says what it began with, in words that mean nothing to visitors. */
export function hasSampleWords({ type, label, options, html }: FormField): boolean {
  const { fresh, isSampleLabel } = kindsOfFields[type]
  return (
    (isSampleLabel === true && label.ar === fresh.label.ar) ||
    (type === 'html' && html?.ar === fresh.html?.ar) ||
    (options ?? []).some((option) => sampleOptions.some(({ label: { ar } }) => ar === option.label.ar))
  )
}

/** A copy of a field with a new id and name. */
export function copyOf(field: FormField, fields: readonly FormField[], random: () => string = randomId): FormField {
  const { consent_version: _, ...rest } = field
  return { ...rest, id: freeId(fields, random), name: freeName(field.name, fields) }
}

function timesOf(fields: readonly FormField[]): Pick<FormField, 'retailer_field' | 'date_field'> {
  const idOf = (kind: FieldKind) => fields.findLast(({ type }) => type === kind)?.id
  const [retailer, date] = [idOf('retailer'), idOf('date')]
  return { ...(retailer ? { retailer_field: retailer } : {}), ...(date ? { date_field: date } : {}) }
}

function freeId(fields: readonly FormField[], random: () => string): string {
  const id = `f_${random()}`
  return fields.some((field) => field.id === id) ? freeId(fields, random) : id
}

/** `phone`, then `phone_2`. */
function freeName(baseName: string, fields: readonly FormField[]): string {
  const names = new Set(fields.map(({ name }) => name))
  const stem = baseName.replace(/_\d+$/, '')
  let name = stem
  for (let count = 2; names.has(name); count += 1) name = `${stem}_${count}`
  return name
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
