import type { FieldKind, FormField, FormText } from '#domains/forms/index.ts'

/** What the catalogue offers: the field types, and a text that holds the person's name. */
export type CatalogueKind = FieldKind | 'name'

/** The field types, in the groups of the catalogue. */
export const kindGroups = [
  { group: 'person', kinds: ['name', 'email', 'phone', 'text', 'textarea'] },
  { group: 'choice', kinds: ['select', 'radio', 'checkbox', 'number', 'date'] },
  { group: 'trade', kinds: ['retailer', 'time_slot', 'location', 'vehicle'] },
  { group: 'more', kinds: ['consent', 'file', 'html', 'hidden', 'step'] },
] as const satisfies readonly { group: string; kinds: readonly CatalogueKind[] }[]
export type KindGroup = (typeof kindGroups)[number]['group']

const both = (ar: string, en: string): FormText => ({ ar, en })
const twoOptions = [
  { value: 'first', label: both('الخيار الأول', 'First option') },
  { value: 'second', label: both('الخيار الثاني', 'Second option') },
]

/** The initial values of a field by its type; most need no further change. */
const beginnings: Record<CatalogueKind, Omit<FormField, 'id' | 'name' | 'type'>> = {
  name: { label: both('الاسم', 'Name'), rules: { required: true, max: 100 }, autocomplete: 'name' },
  text: { label: both('نص قصير', 'Short text'), rules: { max: 100 } },
  textarea: { label: both('رسالتك', 'Your message'), rules: { max: 1000 } },
  email: {
    label: both('البريد الإلكتروني', 'E-mail'),
    placeholder: both('name@example.com', 'name@example.com'),
    rules: { required: true },
    autocomplete: 'email',
  },
  phone: { label: both('رقم الجوال', 'Mobile number'), rules: { required: true }, autocomplete: 'tel' },
  number: { label: both('رقم', 'Number') },
  date: { label: both('التاريخ', 'Date') },
  time_slot: { label: both('الموعد', 'Time'), slot_minutes: 60 },
  select: { label: both('اختر من القائمة', 'Choose from the list'), options: twoOptions },
  radio: { label: both('اختر واحدًا', 'Choose one'), options: twoOptions },
  checkbox: { label: both('اختر ما يناسبك', 'Choose what suits you'), options: twoOptions },
  consent: {
    label: both('الموافقة على معالجة البيانات', 'Consent to data processing'),
    html: both(
      'أوافق على استخدام بياناتي للرد على طلبي وفق <a href="/privacy-policy">سياسة الخصوصية</a>.',
      'I agree that my data is used to answer my request, as the <a href="/privacy-policy">privacy policy</a> says.',
    ),
  },
  file: { label: both('إرفاق ملف', 'Attach a file'), rules: { size: 5120, accept: ['pdf', 'jpg', 'png'] } },
  location: { label: both('الموقع', 'Location') },
  retailer: { label: both('المعرض', 'Retailer') },
  vehicle: { label: both('السيارة', 'Vehicle') },
  hidden: { label: both('حقل مخفي', 'Hidden field') },
  html: { label: both('نص', 'Text'), html: both('<p>اكتب هنا ما يحتاج الزائر إلى معرفته.</p>', '<p>Write here what visitors need to know.</p>') },
  step: { label: both('خطوة جديدة', 'New step') },
}

/** Whether a field type has its own list of options. */
export const hasOptions = (kind: FieldKind) => kind === 'select' || kind === 'radio' || kind === 'checkbox'

/** A new field with a unique id, and a name that no other field of the form has. A time slot refers to the form's retailer and day fields. */
export function newField(kind: CatalogueKind, fields: readonly FormField[], random: () => string = randomId): FormField {
  const field: FormField = { id: freeId(fields, random), name: freeName(kind, fields), type: kind === 'name' ? 'text' : kind, ...beginnings[kind] }
  return kind === 'time_slot' ? { ...field, ...timesOf(fields) } : field
}

/** Whether a field still says what it began with, in words that mean nothing to visitors. */
export function hasSampleWords({ type, label, options, html }: FormField): boolean {
  const begun = beginnings[type]
  const isNamedSo = sampleLabels.has(type) && label.ar === begun.label.ar
  return (
    isNamedSo ||
    (type === 'html' && html?.ar === begun.html?.ar) ||
    (options ?? []).some((option) => twoOptions.some(({ label: { ar } }) => ar === option.label.ar))
  )
}

/** Types whose first label only names the type. */
const sampleLabels: ReadonlySet<FieldKind> = new Set(['text', 'number', 'select', 'radio', 'checkbox', 'step'])

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
function freeName(wanted: string, fields: readonly FormField[]): string {
  const names = new Set(fields.map(({ name }) => name))
  const stem = wanted.replace(/_\d+$/, '')
  let name = stem
  for (let count = 2; names.has(name); count += 1) name = `${stem}_${count}`
  return name
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
