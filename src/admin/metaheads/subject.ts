import { lazy } from 'react'
import CodeIcon from '@mui/icons-material/CodeOutlined'
import { defineSubject } from '../app/subject.ts'

export const metaheads = defineSubject({
  name: 'metaheads',
  section: 'site',
  order: 90,
  icon: CodeIcon,
  read: 'metaheads.write',
  write: 'metaheads.write',
  words: { one: ['Metahead', 'شيفرة مضمّنة'], many: ['Metaheads', 'الشيفرات المضمّنة'] },
  fields: {
    content: ['Content', 'المحتوى'],
    language: ['Language', 'اللغة'],
    sequence: ['Sequence', 'الترتيب'],
    in_body: ['At the end of the body', 'في نهاية الصفحة'],
    reload_on_each_page: ['Run again on every page', 'إعادة التشغيل في كل صفحة'],
    rdx_core_page_id: ['Page', 'الصفحة'],
    consent_scope: ['Consent', 'الموافقة'],
  },
  title: ({ language, id }) => `${language} ${id}`,
  screens: {
    list: lazy(async () => ({ default: (await import('./metahead-list.tsx')).MetaheadList })),
    edit: lazy(async () => ({ default: (await import('./metahead-form.tsx')).MetaheadEdit })),
    create: lazy(async () => ({ default: (await import('./metahead-form.tsx')).MetaheadCreate })),
  },
})
