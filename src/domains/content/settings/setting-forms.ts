import type { FillForm, Label, SelectField, TextField } from '#fields/field-types.ts'
import type { WordPair } from '#kernel/words/words.ts'
import type { approvalKinds, approverRoles } from '../reviews/approval-rule.ts'
import type { ApprovalPolicy } from '../reviews/review.ts'

const text = (symbol: string, label: Label, max = 300): TextField => ({ symbol, label, field_type: 'String', translatable: true, max })
const code = (symbol: string, label: Label, max = 300): TextField => ({ symbol, label, field_type: 'String', translatable: false, max })

export const metaForm: FillForm = {
  field_type: 'Group',
  fields: [
    text('title', ['Title', 'العنوان']),
    { symbol: 'description', label: ['Description', 'الوصف'], field_type: 'Text', translatable: true },
    { symbol: 'image_id', label: ['Picture', 'الصورة'], field_type: 'Image', sizes: [], withAlt: false, asId: true },
  ],
}

const brands = ['group', 'jaguar', 'land-rover', 'range-rover', 'defender', 'discovery']

export const logoRows: FillForm = {
  fields: [
    code('matchingPath', ['Paths: /defender* for all below it', 'المسارات، وتعني * كل ما يليها: \u2066/defender*\u2069']),
    code('homepage', ['Page that it leads to', 'الصفحة التي يفتحها']),
    { symbol: 'logo', label: ['Logo', 'الشعار'], field_type: 'Select', options: brands.map((value) => ({ value, label: value })), default: 'group' },
  ],
  fresh: { matchingPath: '', homepage: '', logo: 'group' },
  isTable: true,
}

export const navigationForm: FillForm = {
  field_type: 'Group',
  none: 'null',
  fields: [
    code('url', ['Address of the service', 'عنوان الخدمة'], 2000),
    code('locale', ['Language', 'اللغة']),
    code('disable', ['Selector of what is hidden', 'محدد ما يُخفى']),
    code('enable', ['Selector of what is shown', 'محدد ما يُعرض']),
    code('logo', ['Logo', 'الشعار']),
  ],
}

export const predefinedLinkRows: FillForm = {
  fields: [code('alias', ['Name', 'الاسم']), { ...code('url', ['Address', 'العنوان'], 2000), leadsTo: ['page', 'form', 'file', 'phone', 'email'] }],
  fresh: { alias: '', url: '' },
  isTable: true,
}

export const familyRows: FillForm = {
  fields: [
    { ...text('label', ['Name', 'الاسم'], 60), required: true },
    { ...code('key', ['Key, as in addresses', 'المفتاح كما في العناوين'], 60), required: true },
    code('code', ['Code', 'الرمز'], 20),
    { symbol: 'first_year', label: ['First model year', 'أول سنة طراز'], field_type: 'Number', min: 1900, max: 2100 },
    {
      symbol: 'last_year',
      label: ['Last model year, empty for the next year', 'آخر سنة طراز، وتُترك فارغة للسنة التالية'],
      field_type: 'Number',
      min: 1900,
      max: 2100,
    },
  ],
  fresh: { key: '', label: '', code: '', first_year: 2018 },
  max: 60,
  isTable: true,
}

export const approvalNames: Record<ApprovalPolicy, WordPair> = {
  off: ['Not needed', 'غير مطلوبة'],
  advice: ['Shown before publication', 'تُعرض قبل النشر'],
  four_eyes: ['Required, of somebody else', 'مطلوبة من شخص آخر'],
}
const kindNames: Record<(typeof approvalKinds)[number], WordPair> = {
  all: ['Everything', 'كل شيء'],
  page: ['Pages only', 'الصفحات فقط'],
  section: ['Shared sections only', 'الأقسام المشتركة فقط'],
}
const approverNames: Record<(typeof approverRoles)[number], WordPair> = { editor: ['Editors', 'المحررون'], admin: ['Administrators', 'المديرون'] }
const optionsOf = (names: Readonly<Record<string, WordPair>>): SelectField['options'] => Object.entries(names).map(([value, label]) => ({ value, label }))

export const approvalRuleRows: FillForm = {
  fields: [
    code('path', ['Address and all below it, empty for the whole site: offers', 'العنوان وكل ما تحته، ويُترك فارغًا للموقع كله: \u2066offers\u2069'], 500),
    { symbol: 'kind', label: ['Applies to', 'تشمل'], field_type: 'Select', options: optionsOf(kindNames), default: 'all' },
    { symbol: 'approval', label: ['Approval', 'الموافقة'], field_type: 'Select', options: optionsOf(approvalNames), default: 'four_eyes' },
    { symbol: 'roles', label: ['Roles that approve', 'أدوار أصحاب الموافقة'], field_type: 'Choices', options: optionsOf(approverNames) },
    {
      symbol: 'persons',
      label: ['Persons who approve, an e-mail address each', 'أشخاص أصحاب الموافقة، بريد إلكتروني في كل سطر'],
      field_type: 'Lines',
    },
  ],
  fresh: { path: '', kind: 'all', approval: 'four_eyes' },
  max: 100,
}
