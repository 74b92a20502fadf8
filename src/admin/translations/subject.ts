import { lazy } from 'react'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import { defineSubject } from '../app/subject.ts'

export const translations = defineSubject({
  name: 'translations',
  section: 'content',
  order: 40,
  icon: TranslateIcon,
  read: 'translations.write',
  write: 'translations.write',
  words: { one: ['Translation', 'ترجمة'], many: ['Translations', 'الترجمات'] },
  fields: {
    key: ['Key', 'المفتاح'],
    english: ['English', 'الإنجليزية'],
    arabic: ['Arabic', 'العربية'],
    english_override: ['Own English text', 'نص إنجليزي بديل'],
    arabic_default: ['Built-in Arabic', 'النص العربي الأصلي'],
    missing: ['Show', 'عرض'],
  },
  title: ({ key }) => String(key),
  screens: { list: lazy(async () => ({ default: (await import('./translation-list.tsx')).TranslationList })) },
})
