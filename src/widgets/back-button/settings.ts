import { z } from 'zod'
import { json } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

const BackButton = z.object({
  /** Page paths, by comma or line. */
  pages: z.string().max(5000).default(''),
  label: z.string().trim().max(60).default(''),
  /** Where it leads without a page before this one. */
  link: z.string().trim().max(2000).default('/'),
})

export const backButtonSettings = defineSettings(['Back button', 'زر الرجوع'], ['home'], {
  'general.back_button': json(
    BackButton.nullable(),
    null,
    ['Back button', 'زر الرجوع'],
    ['Pages with a button back to the page before.', 'صفحات يظهر فيها زر للرجوع إلى الصفحة السابقة.'],
    {
      filled: {
        field_type: 'Group',
        none: 'null',
        fresh: { pages: '', label: '', link: '/' },
        fields: [
          { symbol: 'pages', label: ['Paths of the pages, one a line', 'مسارات الصفحات، مسار في كل سطر'], field_type: 'Text', translatable: false },
          { symbol: 'label', label: ['Text of the button', 'نص الزر'], field_type: 'String', translatable: true, max: 60 },
          {
            symbol: 'link',
            label: ['Where it leads without a page before', 'وجهته إن لم تكن هناك صفحة سابقة'],
            field_type: 'String',
            translatable: false,
            max: 2000,
            leadsTo: ['page', 'form', 'alias'],
          },
        ],
      },
      invalid: null,
      message: 'Cannot parse back button settings',
    },
  ),
})

/** Null without one, and for what cannot be read, which is logged (C-158, C-160). */
export function readBackButtonSettings(read: ReadSettings) {
  return read(backButtonSettings)['general.back_button']
}
