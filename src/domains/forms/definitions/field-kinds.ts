import type { WordPair } from '#kernel/words/words.ts'
import type { FieldKind, FormField } from '../form.ts'

/** What staff set of a field, by its path in the field. */
export type FieldSetting =
  | 'label'
  | 'html'
  | 'hint'
  | 'placeholder'
  | 'options'
  | 'retailer_field'
  | 'date_field'
  | 'slot_minutes'
  | 'days'
  | 'rules.required'
  | 'rules.min'
  | 'rules.max'
  | 'rules.size'
  | 'rules.accept'
  | 'rules.pattern'
  | 'show_when'
  | 'required_when'
  | 'half'
  | 'name'
  | 'default'
  | 'retailer_tag'
  | 'autocomplete'
  | 'verify'

type KindOfField = {
  name: WordPair
  /** What staff are told of every field of the kind. */
  about?: WordPair
  settings: readonly FieldSetting[]
  /** What a new field begins with; most need no further change. */
  fresh: Omit<FormField, 'id' | 'name' | 'type'>
  /** Its first label only names the kind, and means nothing to visitors. */
  isSampleLabel?: true
}

const commonSettings = ['label', 'hint', 'rules.required', 'show_when', 'required_when', 'half', 'name'] as const satisfies readonly FieldSetting[]
const writtenSettings = [...commonSettings, 'placeholder', 'default', 'autocomplete'] as const satisfies readonly FieldSetting[]
const measureSettings = ['rules.min', 'rules.max'] as const satisfies readonly FieldSetting[]

/** The options of a new field. */
export const sampleOptions = [
  { value: 'first', label: { ar: 'الخيار الأول', en: 'First option' } },
  { value: 'second', label: { ar: 'الخيار الثاني', en: 'Second option' } },
] as const

/** Each kind of field: what it is called, what can be set of it, and what it begins with. */
export const kindsOfFields: Record<FieldKind, KindOfField> = {
  text: {
    name: ['Short text', 'نص قصير'],
    settings: [...writtenSettings, ...measureSettings, 'rules.pattern'],
    fresh: { label: { ar: 'نص قصير', en: 'Short text' }, rules: { max: 100 } },
    isSampleLabel: true,
  },
  textarea: {
    name: ['Long text', 'نص طويل'],
    settings: [...writtenSettings, ...measureSettings],
    fresh: { label: { ar: 'رسالتك', en: 'Your message' }, rules: { max: 1000 } },
  },
  email: {
    name: ['E-mail', 'بريد إلكتروني'],
    settings: [...writtenSettings, 'verify'],
    fresh: {
      label: { ar: 'البريد الإلكتروني', en: 'E-mail' },
      placeholder: { ar: 'name@example.com', en: 'name@example.com' },
      rules: { required: true },
      autocomplete: 'email',
    },
  },
  phone: {
    name: ['Phone', 'هاتف'],
    settings: [...writtenSettings, 'verify'],
    fresh: { label: { ar: 'رقم الجوال', en: 'Mobile number' }, rules: { required: true }, autocomplete: 'tel' },
  },
  number: {
    name: ['Number', 'رقم'],
    settings: [...commonSettings, 'placeholder', ...measureSettings, 'default'],
    fresh: { label: { ar: 'رقم', en: 'Number' } },
    isSampleLabel: true,
  },
  date: { name: ['Date', 'تاريخ'], settings: [...commonSettings, 'days'], fresh: { label: { ar: 'التاريخ', en: 'Date' } } },
  time_slot: {
    name: ['Time slot', 'موعد'],
    settings: [...commonSettings, 'retailer_field', 'date_field', 'slot_minutes'],
    fresh: { label: { ar: 'الموعد', en: 'Time' }, slot_minutes: 60 },
  },
  select: {
    name: ['List', 'قائمة منسدلة'],
    settings: [...commonSettings, 'placeholder', 'options', 'default'],
    fresh: { label: { ar: 'اختر من القائمة', en: 'Choose from the list' }, options: sampleOptions },
    isSampleLabel: true,
  },
  radio: {
    name: ['One of several', 'اختيار واحد'],
    settings: [...commonSettings, 'options', 'default'],
    fresh: { label: { ar: 'اختر واحدًا', en: 'Choose one' }, options: sampleOptions },
    isSampleLabel: true,
  },
  checkbox: {
    name: ['Several of many', 'اختيار متعدد'],
    settings: [...commonSettings, 'options', ...measureSettings],
    fresh: { label: { ar: 'اختر ما يناسبك', en: 'Choose what suits you' }, options: sampleOptions },
    isSampleLabel: true,
  },
  consent: {
    name: ['Consent', 'موافقة'],
    settings: ['label', 'html', 'hint', 'show_when', 'half', 'name'],
    fresh: {
      label: { ar: 'الموافقة على معالجة البيانات', en: 'Consent to data processing' },
      html: {
        ar: 'أوافق على استخدام بياناتي للرد على طلبي وفق <a href="/privacy-policy">سياسة الخصوصية</a>.',
        en: 'I agree that my data is used to answer my request, as the <a href="/privacy-policy">privacy policy</a> says.',
      },
    },
  },
  file: {
    name: ['File', 'ملف'],
    settings: [...commonSettings, 'rules.size', 'rules.accept'],
    fresh: { label: { ar: 'إرفاق ملف', en: 'Attach a file' }, rules: { size: 5120, accept: ['pdf', 'jpg', 'png'] } },
  },
  location: {
    name: ['Location', 'موقع'],
    about: ['Lists the locations in the settings of forms, and tells their mailbox.', 'يعرض المواقع المحددة في إعدادات النماذج، ويُبلَّغ بريد الموقع المختار.'],
    settings: [...commonSettings, 'placeholder', 'default'],
    fresh: { label: { ar: 'الموقع', en: 'Location' } },
  },
  retailer: {
    name: ['Retailer', 'معرض'],
    about: [
      'Lists the active retailers. The lead goes to the one that is chosen, and its people see it.',
      'يعرض المعارض المتاحة، ويصل الطلب إلى المعرض المختار ويطّلع عليه فريقه.',
    ],
    settings: [...commonSettings, 'placeholder', 'retailer_tag'],
    fresh: { label: { ar: 'المعرض', en: 'Retailer' } },
  },
  vehicle: {
    name: ['Vehicle', 'سيارة'],
    about: ['Shows the car of the page. Where there is none, nothing is seen.', 'يعرض السيارة التي فُتح النموذج من صفحتها، ولا يظهر في غيرها.'],
    settings: ['label', 'show_when', 'half', 'name'],
    fresh: { label: { ar: 'السيارة', en: 'Vehicle' } },
  },
  hidden: { name: ['Hidden', 'حقل مخفي'], settings: ['label', 'name', 'default'], fresh: { label: { ar: 'حقل مخفي', en: 'Hidden field' } } },
  html: {
    name: ['Text of the form', 'نص توضيحي'],
    settings: ['html', 'show_when', 'half'],
    fresh: {
      label: { ar: 'نص', en: 'Text' },
      html: { ar: '<p>اكتب هنا ما يحتاج الزائر إلى معرفته.</p>', en: '<p>Write here what visitors need to know.</p>' },
    },
  },
  step: {
    name: ['Step', 'خطوة'],
    settings: ['label', 'show_when'],
    fresh: { label: { ar: 'خطوة جديدة', en: 'New step' } },
    isSampleLabel: true,
  },
}

/** Whether something can be set of the fields of a kind. */
export const hasSetting = (kind: FieldKind, setting: FieldSetting): boolean => kindsOfFields[kind].settings.includes(setting)
