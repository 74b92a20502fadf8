import { lazy } from 'react'
import SendIcon from '@mui/icons-material/SendOutlined'
import { defineSubject } from '../app/subject.ts'

export const deliveries = defineSubject({
  name: 'deliveries',
  section: 'system',
  order: 210,
  icon: SendIcon,
  read: 'deliveries.read',
  write: 'deliveries.write',
  words: { one: ['Delivery', 'عملية إرسال'], many: ['Deliveries', 'عمليات الإرسال'] },
  fields: {
    kind: ['Kind', 'النوع'],
    target: ['Target', 'الوجهة'],
    subject_id: ['About', 'بخصوص'],
    state: ['State', 'الحالة'],
    attempts: ['Attempts', 'المحاولات'],
    created_at: ['When', 'الوقت'],
  },
  findsPeople: true,
  screens: { list: lazy(async () => ({ default: (await import('./delivery-list.tsx')).DeliveryList })) },
})
