import { lazy } from 'react'
import PendingActionsIcon from '@mui/icons-material/PendingActionsOutlined'
import { defineSubject } from '../app/subject.ts'

export const jobs = defineSubject({
  name: 'jobs',
  section: 'system',
  order: 190,
  icon: PendingActionsIcon,
  read: 'jobs.read',
  write: 'jobs.write',
  words: { one: ['Job', 'مهمة'], many: ['Jobs', 'المهام'] },
  fields: {
    name: ['Job', 'المهمة'],
    state: ['State', 'الحالة'],
    created_at: ['Created', 'أُنشئت'],
    started_at: ['Started', 'بدأت'],
    completed_at: ['Finished', 'انتهت'],
    retry_count: ['Attempts repeated', 'عدد مرات الإعادة'],
    error: ['Error', 'الخطأ'],
    data_summary: ['About', 'التفاصيل'],
  },
  screens: { list: lazy(async () => ({ default: (await import('./job-list.tsx')).JobList })) },
})
