import { lazy } from 'react'
import DeleteSweepIcon from '@mui/icons-material/DeleteSweepOutlined'
import { defineSubject } from '../app/subject.ts'

export const bin = defineSubject({
  name: 'binned_pages',
  section: 'content',
  order: 15,
  icon: DeleteSweepIcon,
  read: 'pages.read',
  write: 'pages.write',
  words: { one: ['Deleted page', 'صفحة محذوفة'], many: ['Bin', 'سلة المحذوفات'] },
  fields: {
    title: ['Title', 'العنوان'],
    path: ['Path', 'المسار'],
    binned_at: ['Deleted', 'وقت الحذف'],
    binned_by: ['Deleted by', 'حذفها'],
    kept_until: ['Kept until', 'تُحفظ حتى'],
  },
  title: ({ title, path }) => String(title || path),
  screens: { list: lazy(async () => ({ default: (await import('./bin-list.tsx')).BinList })) },
})
