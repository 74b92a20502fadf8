import type { FillForm, HtmlField, Label, TextField } from '#fields/field-types.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { type BannerContent, bannerPositions, bannerTitleTags } from './banner-content.ts'

const text = (symbol: keyof BannerContent, label: Label, max: number): TextField => ({ symbol, label, field_type: 'String', translatable: true, max })
const positions: Record<(typeof bannerPositions)[number], WordPair> = { left: ['Left', 'يسار'], center: ['Centre', 'وسط'], right: ['Right', 'يمين'] }

const bannerText: HtmlField = {
  symbol: 'text' satisfies keyof BannerContent,
  label: ['What the banner says', 'نص الشريط'],
  field_type: 'Markdown',
  format: 'html',
  allows: 'sentences',
  translatable: true,
}

export const bannerForm: FillForm = {
  field_type: 'Group',
  none: 'null',
  fields: [
    text('title', ['Title', 'العنوان الظاهر'], 120),
    {
      symbol: 'title_level',
      label: ['Level of the title', 'مستوى العنوان'],
      field_type: 'Select',
      options: bannerTitleTags.map((tag) => ({ value: tag, label: tag === 'p' ? ['No heading', 'بلا عنوان'] : tag.toUpperCase() })),
      default: 'h2',
    },
    bannerText,
    text('accept', ['Button that accepts', 'زر القبول'], 40),
    text('reject', ['Button that rejects', 'زر الرفض'], 40),
    { symbol: 'has_reject', label: ['Rejecting is offered', 'إتاحة الرفض'], field_type: 'Bool', default: true },
    {
      symbol: 'button_position',
      label: ['Place of the buttons', 'موضع الزرين'],
      field_type: 'Select',
      options: bannerPositions.map((value) => ({ value, label: positions[value] })),
      default: 'left',
    },
  ],
}

const code = (symbol: string, label: Label): TextField => ({ symbol, label, field_type: 'String', translatable: false, max: 300 })

export const platformForm: FillForm = {
  field_type: 'Group',
  none: 'null',
  fresh: { cookie: '', categories: {} },
  fields: [
    code('cookie', ['Cookie of the platform', 'ملف تعريف ارتباط المنصة']),
    {
      symbol: 'categories',
      label: ['Categories and their scope', 'الفئات ونطاقاتها'],
      field_type: 'Pairs',
      name: code('', ['Category', 'الفئة']),
      value: {
        symbol: '',
        label: ['Scope', 'النطاق'],
        field_type: 'Select',
        options: [
          { value: 'obligatory', label: ['Always allowed', 'مسموح دائمًا'] },
          { value: 'optional', label: ['By choice of the visitor', 'باختيار الزائر'] },
        ],
      },
    },
    { symbol: 'events', label: ['Events that announce a choice', 'أحداث تعلن اختيار الزائر'], field_type: 'Lines', keepsNone: true },
    code('object', ['Global object', 'الكائن العام']),
    code('reload', ['Its function that shows the banner again', 'دالة إعادة عرض الشريط']),
    code('open', ['Its function that opens the choices', 'دالة فتح الاختيارات']),
  ],
}
