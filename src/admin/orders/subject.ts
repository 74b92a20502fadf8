import { lazy } from 'react'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined'
import { defineSubject } from '../app/subject.ts'

export const orders = defineSubject({
  name: 'orders',
  section: 'sales',
  order: 6,
  icon: ReceiptLongIcon,
  read: 'orders.read',
  write: 'orders.write',
  words: { one: ['Order', 'طلب عبر الإنترنت'], many: ['Orders', 'الطلبات عبر الإنترنت'] },
  fields: {
    order_number: ['Number', 'رقم الطلب'],
    vehicle_name: ['Car', 'السيارة'],
    customer_name: ['Customer', 'العميل'],
    customer_email: ['E-mail', 'البريد الإلكتروني'],
    retailer_id: ['Retailer', 'المعرض'],
    state: ['State', 'الحالة'],
    kind: ['Kind', 'النوع'],
    amount: ['Amount', 'المبلغ'],
    created_at: ['When', 'الوقت'],
    created_at_gteq: ['From', 'من تاريخ'],
    created_at_lteq: ['Until', 'حتى تاريخ'],
  },
  title: (record) => String(record.order_number ?? record.id),
  findsPeople: true,
  screens: {
    list: lazy(async () => ({ default: (await import('./order-list.tsx')).OrderList })),
    edit: lazy(async () => ({ default: (await import('./order-screen.tsx')).OrderScreen })),
  },
})
