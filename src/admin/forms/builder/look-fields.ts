import type { RowField } from '#fields/field-types.ts'
import { languages } from '#kernel/words/words.ts'
import { siteThemes } from '../canvas/site-frame.tsx'
import { builderWords } from './words.ts'

/** What can be chosen of the look of a preview; none of it is stored. */
export const lookFields = {
  theme: {
    symbol: 'theme',
    label: builderWords.theme,
    field_type: 'Select',
    default: 'jdx',
    options: siteThemes.map((value) => ({ value, label: builderWords[`theme_${value}` as const] })),
  },
  language: {
    symbol: 'language',
    label: builderWords.language,
    field_type: 'Select',
    default: 'ar',
    options: languages.map((value) => ({ value, label: builderWords[`language_${value}` as const] })),
  },
  hasTwoColumns: { symbol: 'hasTwoColumns', label: builderWords.two_columns, field_type: 'Bool' },
} as const satisfies Record<string, RowField>
