import { lazy } from 'react'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined'
import { defineSubject } from '../app/subject.ts'

export const calendar = defineSubject({
  name: 'calendar_entries',
  section: 'content',
  order: 12,
  icon: CalendarMonthIcon,
  read: 'pages.read',
  write: 'pages.read',
  words: { one: ['Calendar', 'التقويم'], many: ['Calendar', 'التقويم'] },
  fields: {},
  screens: { list: lazy(async () => ({ default: (await import('./calendar-screen.tsx')).CalendarScreen })) },
})
