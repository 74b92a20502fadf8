import { lazy } from 'react'
import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import { defineSubject } from '../app/subject.ts'

export const pages = defineSubject({
  name: 'pages',
  section: 'content',
  order: 10,
  icon: ArticleIcon,
  read: 'pages.read',
  write: 'pages.write',
  words: { one: ['Page', 'صفحة'], many: ['Pages', 'الصفحات'] },
  fields: {
    title: ['Title', 'العنوان'],
    path: ['Path', 'المسار'],
    type: ['Kind', 'النوع'],
    status: ['State', 'الحالة'],
    theme: ['Theme', 'المظهر'],
    has_draft: ['Draft', 'المسودة'],
    scheduled_at: ['Scheduled', 'موعد النشر'],
    updated_at: ['Changed', 'آخر تعديل'],
  },
  title: ({ title, path }) => String(title || path),
  screens: { list: lazy(async () => ({ default: (await import('./page-list.tsx')).PageList })) },
})
