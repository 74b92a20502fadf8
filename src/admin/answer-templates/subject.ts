import { lazy } from 'react'
import QuickreplyIcon from '@mui/icons-material/QuickreplyOutlined'
import { defineSubject } from '../app/subject.ts'

export const answerTemplates = defineSubject({
  name: 'answer_templates',
  section: 'sales',
  order: 148,
  icon: QuickreplyIcon,
  read: 'leads.templates',
  write: 'leads.templates',
  words: { one: ['Template of an answer', 'قالب رد'], many: ['Templates of answers', 'قوالب الردود'] },
  fields: {
    name: ['Name', 'الاسم'],
    position: ['Order', 'الترتيب'],
    subject_ar: ['Subject in Arabic', 'الموضوع بالعربية'],
    text_ar: ['Text in Arabic', 'النص بالعربية'],
    subject_en: ['Subject in English', 'الموضوع بالإنجليزية'],
    text_en: ['Text in English', 'النص بالإنجليزية'],
  },
  title: ({ name }) => name,
  screens: {
    list: lazy(async () => ({ default: (await import('./template-list.tsx')).TemplateList })),
    edit: lazy(async () => ({ default: (await import('./template-form.tsx')).TemplateEdit })),
    create: lazy(async () => ({ default: (await import('./template-form.tsx')).TemplateCreate })),
  },
})
