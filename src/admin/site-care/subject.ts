import { lazy } from 'react'
import BuildCircleIcon from '@mui/icons-material/BuildCircleOutlined'
import { defineSubject } from '../app/subject.ts'

export const siteCare = defineSubject({
  name: 'care_findings',
  section: 'content',
  order: 52,
  icon: BuildCircleIcon,
  read: 'pages.read',
  write: 'pages.write',
  words: { one: ['Finding', 'ملاحظة'], many: ['Care of the site', 'العناية بالموقع'] },
  fields: {
    kind: ['What to mend', 'الملاحظة'],
    state: ['State', 'الحالة'],
    title: ['Where', 'الموضع'],
    target: ['Details', 'التفاصيل'],
    found_at: ['Found', 'رُصدت'],
    left_at: ['Put aside', 'جرى تجاهلها'],
  },
  screens: { list: lazy(async () => ({ default: (await import('./finding-list.tsx')).FindingList })) },
})
