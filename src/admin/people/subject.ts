import { lazy } from 'react'
import PrivacyTipIcon from '@mui/icons-material/PrivacyTipOutlined'
import { defineSubject } from '../app/subject.ts'

export const people = defineSubject({
  name: 'people',
  section: 'sales',
  order: 147,
  icon: PrivacyTipIcon,
  read: 'leads.delete',
  write: 'leads.delete',
  words: { one: ['Person', 'شخص'], many: ['Personal data', 'البيانات الشخصية'] },
  fields: {},
  screens: { list: lazy(async () => ({ default: (await import('./person-desk.tsx')).PersonDesk })) },
})
