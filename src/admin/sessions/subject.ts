import { lazy } from 'react'
import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import { defineSubject } from '../app/subject.ts'

export const sessions = defineSubject({
  name: 'sessions',
  section: 'people',
  order: 160,
  icon: DevicesIcon,
  read: 'users.read',
  write: 'users.write',
  words: { one: ['Session', 'جلسة'], many: ['Sessions', 'الجلسات'] },
  fields: {
    name: ['Name', 'الاسم'],
    email: ['E-mail', 'البريد الإلكتروني'],
    agent: ['Browser', 'المتصفح'],
    created_at: ['Signed in', 'تسجيل الدخول'],
    seen_at: ['Last used', 'آخر استخدام'],
    expires_at: ['Ends', 'تاريخ الانتهاء'],
  },
  title: ({ name, email }) => String(name || email),
  findsPeople: true,
  screens: { list: lazy(async () => ({ default: (await import('./session-list.tsx')).SessionList })) },
})
