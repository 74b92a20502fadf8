import { conditionField } from '#block-engine/condition.ts'
import type { BoolField, TextField } from '#fields/field-types.ts'

const off = { field_type: 'Bool', default: false } as const satisfies Partial<BoolField>
const label = { field_type: 'String', translatable: true, max: 60 } as const satisfies Partial<TextField>

/** Switches of the floating button under the names of its state (C-081). */
export const actionFields = {
  isQuickLinks: { symbol: 'isQuickLinks', label: ['Quick links instead of a button', 'روابط سريعة بدلًا من زر'], ...off },
  isfabDisabled: {
    symbol: 'isfabDisabled',
    label: ['Nothing on this page', 'بلا إجراءات في هذه الصفحة'],
    hint: ['Hides what all other pages have.', 'يُخفي ما يظهر في بقية الصفحات.'],
    ...off,
  },
  isSecondary: { symbol: 'isSecondary', label: ['Open from the start', 'مفتوح عند عرض الصفحة'], ...off },
  mobileButtonLabel: {
    symbol: 'mobileButtonLabel',
    label: ['Label of the main button on phones', 'نص الزر الرئيسي في الهواتف'],
    hint: ['Empty shows the text of the first link.', 'يُعرض نص أول رابط عند تركه فارغًا.'],
    default: '',
    ...label,
  },
  quickLinksExpandButtonLabel: {
    symbol: 'quickLinksExpandButtonLabel',
    label: ['Label of the button that opens the list', 'نص زر فتح القائمة'],
    default: 'Next Steps',
    arabic: 'الخطوات التالية',
    ...label,
  },
  areQuickLinksReversed: { symbol: 'areQuickLinksReversed', label: ['Last link first', 'ترتيب معكوس'], ...off },
} as const

/** A link with its icon; with an unmet condition its fallback is shown. */
export const itemFields = [
  { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link' },
  { symbol: 'icon', label: ['Icon', 'الأيقونة'], field_type: 'Icon', default: '' },
  conditionField,
] as const

/** As many items as anybody reads; how many a button shows is said in the settings. */
export const MOST_ITEMS = 12
