import { lazy } from 'react'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { defineSubject } from '../app/subject.ts'

/** Customers are no records: they are found over leads, orders and quotations, and known by one of these. */
export const customers = defineSubject({
  name: 'customers',
  section: 'sales',
  order: 8,
  icon: PeopleIcon,
  read: 'orders.read',
  write: 'orders.write',
  words: { one: ['Customer', 'عميل'], many: ['Customers', 'العملاء'] },
  fields: {},
  screens: { list: lazy(async () => ({ default: (await import('./customer-search.tsx')).CustomerSearch })) },
  routes: [{ path: ':id', screen: lazy(async () => ({ default: (await import('./customer-screen.tsx')).CustomerScreen })) }],
})
