import type { FieldsOfKind, Label, RowField, SelectField, TextsField } from '#fields/field-types.ts'
import { withPart } from '#fields/values/row-values.ts'
import { attachmentEndings } from '#domains/media/index.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { formTextLevels, type FieldKind, type FormField } from '../form.ts'
import { formLimits as limits, formNumbers } from '../form-limits.ts'
import { askableFields, conditionForm } from './condition-form.ts'
import { type FieldSetting, hasSetting } from './field-kinds.ts'
import { nameOfField } from './name-of-field.ts'

/** What can be set of a field, under one heading. */
export type SettingsSection = { title?: WordPair; note?: WordPair; isWarning?: boolean; fields: readonly RowField[] }

/** The field whose settings are drawn, those before it, and those that its conditions may ask for. */
type Facts = { field: FormField; before: readonly FormField[]; askable: readonly FormField[] }
type Section = { title?: WordPair; settings: readonly FieldSetting[]; note?: (facts: Facts) => WordPair | null; isWarning?: true }

const sections: readonly Section[] = [
  { title: ['Texts', 'النصوص'], settings: ['label', 'html', 'hint', 'placeholder'] },
  { settings: ['options'] },
  {
    title: ['Appointments', 'المواعيد'],
    settings: ['retailer_field', 'date_field', 'slot_minutes'],
    isWarning: true,
    note: ({ field, before }) => {
      if (field.type !== 'time_slot' || [field.retailer_field, field.date_field].every((id) => before.some((one) => one.id === id))) return null
      return ['It needs a retailer and a date field before it.', 'يلزم حقل معرض وحقل تاريخ قبل هذا الحقل.']
    },
  },
  { title: ['Days', 'الأيام'], settings: ['days'] },
  {
    title: ['Rules', 'القواعد'],
    settings: ['rules.required', 'rules.min', 'rules.max', 'rules.size', 'rules.accept', 'rules.pattern'],
    note: ({ field }) => (field.type === 'consent' ? ['A consent is always required.', 'الموافقة إلزامية دائمًا.'] : null),
  },
  {
    title: ['Conditions', 'الشروط'],
    settings: ['show_when', 'required_when'],
    note: ({ field, askable }) =>
      hasSetting(field.type, 'show_when') && askable.length === 0
        ? ['Conditions ask for fields that stand before this one. There are none.', 'تعتمد الشروط على الحقول السابقة، ولا حقول قبل هذا الحقل.']
        : null,
  },
  { title: ['Layout', 'التخطيط'], settings: ['half'] },
  {
    title: ['More', 'خصائص إضافية'],
    settings: ['name', 'default', 'retailer_tag', 'autocomplete', 'verify'],
    note: ({ field: { id } }) => [`Id, which never changes: \u2066${id}\u2069`, `معرّف الحقل، ولا يتغير: \u2066${id}\u2069`],
  },
]

/** What staff can set of a field among the fields of its form. */
export function settingsOf(field: FormField, fields: readonly FormField[]): SettingsSection[] {
  const before = fields.slice(
    0,
    fields.findIndex(({ id }) => id === field.id),
  )
  const facts = { field, before, askable: askableFields(fields, field.id) }
  return sections.flatMap(({ settings: names, note: noteOf, ...section }) => {
    const drawnFields = names.filter((name) => hasSetting(field.type, name)).flatMap((name) => settings[name](facts, name) ?? [])
    const note = noteOf?.(facts)
    return drawnFields.length === 0 && !note ? [] : [{ ...section, ...(note && { note }), fields: drawnFields }]
  })
}

/** A field with another value of a setting. Rules and conditions of which nothing is left are left out. */
export function withSetting(field: FormField, setting: RowField, value: unknown): FormField {
  const { rules, show_when, required_when, ...others } = withPart(field, setting, value) as FormField // the setting is one of the field's own
  return {
    ...others,
    ...(rules && Object.keys(rules).length > 0 && { rules }),
    ...(show_when && show_when.tests.length > 0 && { show_when }),
    ...(required_when && required_when.tests.length > 0 && { required_when }),
  }
}

const texts = (symbol: string, label: Label, max: number): TextsField => ({ symbol, label, field_type: 'Texts', text: { field_type: 'String', max } })
const flag = (symbol: string, label: Label): RowField => ({ symbol, label, field_type: 'Bool', leavesOutEmpty: true })

/** A choice whose first option stands for no value. */
function choice(symbol: string, label: Label, options: SelectField['options']): SelectField {
  return { symbol, label, field_type: 'Select', options, default: '', leavesOutEmpty: true }
}

/** A choice of a field that stands before this one. */
function fieldChoice(symbol: string, label: Label, fields: readonly FormField[]): SelectField {
  return choice(symbol, label, [{ value: '', label: ['Not chosen', 'لم يُحدد'] }, ...fields.map((one) => ({ value: one.id, label: nameOfField(one) }))])
}

/** Each setting in the field language; null where it means nothing for the field as it is now. */
const settings: Record<FieldSetting, (facts: Facts, symbol: FieldSetting) => RowField | null> = {
  label: ({ field }, symbol) => ({
    ...texts(symbol, field.type === 'hidden' ? ['Name for the team', 'الاسم لدى الفريق'] : ['Label', 'العنوان'], limits.label),
    keepsNone: true,
  }),
  html: ({ field: { type, consent_version: version } }, symbol) => {
    const isConsent = type === 'consent'
    const help = ['Links and formatting are in the bar above the text.', 'الروابط والتنسيق في الشريط أعلى النص.'] as const
    const ofVersion: WordPair = version
      ? [`Version ${version} of the text is in force.`, `الإصدار الساري من النص: ${version}.`]
      : ['This field has no version yet; it gets one when it is saved.', 'يُمنح النص رقم إصدار عند الحفظ.']
    return {
      symbol,
      label: isConsent ? ['Sentence of consent', 'نص الموافقة'] : ['Text', 'النص'],
      hint: isConsent ? [`${help[0]} ${ofVersion[0]}`, `${help[1]} ${ofVersion[1]}`] : help,
      field_type: 'Texts',
      text: { field_type: 'Markdown', format: 'html', allows: formTextLevels[isConsent ? 'consent' : 'html'] },
    }
  },
  hint: (_, symbol) => texts(symbol, ['Hint', 'التوضيح'], limits.hint),
  placeholder: (_, symbol) => texts(symbol, ['Placeholder', 'النص البديل'], limits.label),
  options: ({ field: { options = [] } }, symbol) => ({
    symbol,
    label: ['Options', 'الخيارات'],
    field_type: 'List',
    max: limits.options,
    add: ['Add an option', 'إضافة خيار'],
    fresh: { value: freeValue(options.map(({ value }) => value)), label: { ar: '' } },
    fields: [
      { symbol: 'label', label: ['Text', 'النص'], field_type: 'Texts', text: { field_type: 'String', max: limits.option }, keepsNone: true },
      { symbol: 'value', label: ['Stored value', 'القيمة المحفوظة'], field_type: 'String', translatable: true, max: limits.option },
    ],
  }),
  retailer_field: ({ before }, symbol) =>
    fieldChoice(
      symbol,
      ['Opening hours of the retailer in', 'مواعيد العمل بحسب المعرض في'],
      before.filter(({ type }) => type === 'retailer'),
    ),
  date_field: ({ before }, symbol) =>
    fieldChoice(
      symbol,
      ['On the day in', 'في اليوم المحدد في'],
      before.filter(({ type }) => type === 'date'),
    ),
  slot_minutes: (_, symbol) => ({ symbol, label: ['Minutes of an appointment', 'مدة الموعد بالدقائق'], field_type: 'Number', ...formNumbers.slot_minutes }),
  days: ({ field: { days } }, symbol) => ({
    ...choice(
      symbol,
      ['Accepted days', 'الأيام المقبولة'],
      [
        { value: '', label: ['Days for an appointment', 'أيام المواعيد'] },
        { value: 'past', label: ['Today and earlier', 'اليوم وما قبله'] },
        { value: 'any', label: ['Any day', 'أي يوم'] },
      ],
    ),
    hint: aboutDays[days ?? ''],
  }),
  'rules.required': (_, symbol) => flag(symbol, ['Must be filled in', 'إلزامي']),
  'rules.min': ({ field: { type } }, symbol) => limitOf(type, 'min', symbol),
  'rules.max': ({ field: { type } }, symbol) => limitOf(type, 'max', symbol),
  'rules.size': (_, symbol) => ({
    symbol,
    label: ['Largest file in KB', 'أقصى حجم للملف بالكيلوبايت'],
    hint: ['Up to 20,480 KB.', 'حتى 20,480 كيلوبايت.'],
    field_type: 'Number',
    ...formNumbers.file_kilobytes,
  }),
  'rules.accept': ({ field }, symbol) => ({
    symbol,
    label: ['Allowed files', 'أنواع الملفات المقبولة'],
    hint: ['None chosen allows all of these.', 'إذا لم يُحدد أي منها قُبلت جميعها.'],
    field_type: 'Choices',
    options: [...new Set([...attachmentEndings, ...(field.rules?.accept ?? [])])].map((ending) => ({ value: ending, label: ending })),
  }),
  'rules.pattern': (_, symbol) => ({
    symbol,
    label: ['Pattern', 'الصيغة المطلوبة'],
    field_type: 'Kind',
    by: 'source',
    none: ['Any text', 'أي نص'],
    kinds: namedPatterns.map(({ source, name }): FieldsOfKind => ({ value: source, label: name, fields: [message], fresh: { source } })),
    other: { label: ['A pattern of my own', 'صيغة مخصصة'], fields: [expression, message], fresh: { source: '' } },
    keeps: ['source', 'message'],
  }),
  show_when: ({ field, askable }, symbol) => {
    if (askable.length === 0 && !field.show_when) return null
    const descriptions = {
      field: { label: ['Show only if', 'إظهار الحقل بشرط'] },
      step: {
        label: ['Show the step only if', 'إظهار الخطوة بشرط'],
        hint: ['Otherwise the whole step is skipped.', 'إذا لم يتحقق الشرط تُتخطى الخطوة كلها.'],
      },
    } as const
    return conditionForm({ symbol, ...descriptions[field.type === 'step' ? 'step' : 'field'] }, { askable, condition: field.show_when })
  },
  required_when: ({ field, askable }, symbol) => {
    if (field.rules?.required || (askable.length === 0 && !field.required_when)) return null
    return conditionForm({ symbol, label: ['Required only if', 'إلزامي بشرط'] }, { askable, condition: field.required_when })
  },
  half: (_, symbol) => flag(symbol, ['Half the width where the form has two columns', 'نصف العرض عندما يكون النموذج في عمودين']),
  name: (_, symbol) => ({
    symbol,
    label: ['Key', 'المفتاح'],
    hint: ['Under this key a lead keeps the answer, and links can fill it in.', 'يُحفظ الجواب في الطلب بهذا المفتاح، ويمكن للروابط تعبئة الحقل به.'],
    field_type: 'String',
    max: limits.key,
  }),
  default: (_, symbol) => ({
    symbol,
    label: ['Value at first', 'القيمة المبدئية'],
    field_type: 'String',
    translatable: true,
    leavesOutEmpty: true,
    max: limits.first_value,
  }),
  retailer_tag: (_, symbol) =>
    choice(
      symbol,
      ['Retailers that it offers', 'المعارض التي يعرضها'],
      [
        { value: '', label: ['Those who sell cars', 'معارض البيع'] },
        { value: 'service', label: ['Those who service cars', 'مراكز الصيانة'] },
      ],
    ),
  autocomplete: (_, symbol) =>
    choice(
      symbol,
      ['Filled in by the browser as', 'تعبئة تلقائية من المتصفح'],
      [{ value: '', label: ['By its kind', 'بحسب نوع الحقل'] }, ...[...browserTokens].map(([value, label]) => ({ value, label }))],
    ),
  verify: ({ field }, symbol) =>
    flag(
      symbol,
      field.type === 'email'
        ? ['Check that the address exists', 'التحقق من صحة البريد الإلكتروني']
        : ['Confirm the number by a code', 'تأكيد الرقم برمز يُرسل إليه'],
    ),
}

const aboutDays: Record<NonNullable<FormField['days']> | '', WordPair> = {
  '': [
    'Days within the notice and the horizon of the settings, on which the chosen retailer is open.',
    'الأيام القادمة ضمن المدة المحددة في الإعدادات، ويكون فيها المعرض المختار مفتوحًا.',
  ],
  past: ['As for a birthday or a first registration.', 'كتاريخ الميلاد أو تاريخ أول تسجيل.'],
  any: ['Every day of the calendar.', 'جميع أيام التقويم.'],
}

/** The smallest or the largest that a field takes: a number, or how many characters or choices. */
function limitOf(kind: FieldKind, end: 'min' | 'max', symbol: string): RowField {
  const isLeast = end === 'min'
  if (kind === 'number') return { symbol, label: isLeast ? ['Smallest number', 'أصغر قيمة'] : ['Largest number', 'أكبر قيمة'], field_type: 'Number' }
  const range = { min: isLeast ? 0 : 1, max: limits.characters }
  if (kind === 'checkbox') {
    const label: WordPair = isLeast ? ['At least so many choices', 'الحد الأدنى لعدد الاختيارات'] : ['At most so many choices', 'الحد الأقصى لعدد الاختيارات']
    return { symbol, label, field_type: 'Number', ...range }
  }
  if (isLeast) return { symbol, label: ['At least so many characters', 'الحد الأدنى لعدد الأحرف'], field_type: 'Number', ...range }
  return {
    symbol,
    label: ['At most so many characters', 'الحد الأقصى لعدد الأحرف'],
    hint: ['Beyond it visitors read “Character limit exceeded”.', 'عند تجاوزه يقرأ الزائر: «تجاوزت الحد المسموح من الأحرف».'],
    field_type: 'Number',
    ...range,
  }
}

/** Patterns that have a name; each must match the whole value. */
const namedPatterns: readonly { source: string; name: WordPair }[] = [
  { source: String.raw`\d+`, name: ['Digits only', 'أرقام فقط'] },
  { source: "[A-Za-z][A-Za-z '.-]*", name: ['Latin letters only', 'أحرف لاتينية فقط'] },
  { source: String.raw`[\u0621-\u064A\u064B-\u0652\s]+`, name: ['Arabic letters only', 'أحرف عربية فقط'] },
  // ISO 3779: no I, O and Q.
  { source: '[A-HJ-NPR-Za-hj-npr-z0-9]{17}', name: ['Vehicle identification number (17 characters)', 'رقم الهيكل (17 خانة)'] },
  { source: '[A-Za-z0-9][A-Za-z0-9 -]*', name: ['Letters and digits', 'أحرف لاتينية وأرقام'] },
]
const expression: RowField = { symbol: 'source', label: ['Regular expression', 'تعبير نمطي'], field_type: 'String', max: limits.pattern }
const message = texts('message', ['What is said when it does not fit', 'الرسالة عند عدم المطابقة'], limits.label)

/** The tokens of HTML by which browsers know what to fill in. */
const browserTokens: ReadonlyMap<string, WordPair> = new Map([
  ['name', ['Full name', 'الاسم الكامل']],
  ['given-name', ['First name', 'الاسم الأول']],
  ['family-name', ['Family name', 'اسم العائلة']],
  ['email', ['E-mail', 'البريد الإلكتروني']],
  ['tel', ['Phone', 'الهاتف']],
  ['organization', ['Company', 'جهة العمل']],
  ['street-address', ['Street address', 'العنوان']],
  ['address-level2', ['City', 'المدينة']],
  ['postal-code', ['Postcode', 'الرمز البريدي']],
  ['country-name', ['Country', 'الدولة']],
  ['off', ['Not at all', 'من دون تعبئة']],
])

/** The value of an added option, which no other has: `option_3`. */
function freeValue(values: readonly string[]): string {
  let count = values.length + 1
  while (values.includes(`option_${count}`)) count += 1
  return `option_${count}`
}
