import { lazy } from 'react'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { defineSubject } from '../app/subject.ts'

export const users = defineSubject({
  name: 'users',
  section: 'people',
  order: 150,
  icon: PeopleIcon,
  read: 'users.read',
  write: 'users.write',
  words: { one: ['User', 'مستخدم'], many: ['Users', 'المستخدمون'] },
  fields: {
    name: ['Name', 'الاسم'],
    email: ['E-mail', 'البريد الإلكتروني'],
    role: ['Role', 'الصلاحية'],
    retailers: ['Retailers', 'المعارض'],
    is_role_pinned: ['Role set here', 'الصلاحية محددة هنا'],
    is_disabled: ['Account', 'حالة الحساب'],
    seen_at: ['Last seen', 'آخر ظهور'],
    created_at: ['First sign-in', 'أول تسجيل دخول'],
  },
  title: ({ name, email }) => String(name || email),
  findsPeople: true,
  screens: {
    list: lazy(async () => ({ default: (await import('./user-list.tsx')).UserList })),
    edit: lazy(async () => ({ default: (await import('./user-edit.tsx')).UserEdit })),
  },
})
