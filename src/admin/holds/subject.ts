import { lazy } from 'react'
import LockClockIcon from '@mui/icons-material/LockClockOutlined'
import { defineSubject } from '../app/subject.ts'

export const holds = defineSubject({
  name: 'holds',
  section: 'sales',
  order: 155,
  icon: LockClockIcon,
  read: 'orders.read',
  write: 'orders.write',
  words: { one: ['Held car', 'سيارة محجوزة مؤقتًا'], many: ['Held cars', 'السيارات المحجوزة مؤقتًا'] },
  fields: {
    vehicle_name: ['Car', 'السيارة'],
    retailer_id: ['Retailer', 'المعرض'],
    stage: ['Stage', 'المرحلة'],
    held_from: ['Since', 'منذ'],
    held_until: ['Until', 'حتى'],
    visitor: ['Visitor', 'الزائر'],
    network: ['Network', 'الشبكة'],
    contact: ['Contact', 'جهة الاتصال'],
    most: ['Held together', 'محجوزة معًا'],
    is_hoarding: ['Hoarding', 'حجز عدة سيارات'],
  },
  title: (record) => String(record.vehicle_name ?? record.id),
  screens: { list: lazy(async () => ({ default: (await import('./hold-list.tsx')).HoldList })) },
})
