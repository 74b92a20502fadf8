import { lazy } from 'react'
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined'
import { defineSubject } from '../app/subject.ts'

export const quotations = defineSubject({
  name: 'quotations',
  section: 'sales',
  order: 7,
  icon: RequestQuoteIcon,
  read: 'orders.read',
  write: 'orders.write',
  words: { one: ['Quotation', 'عرض سعر'], many: ['Quotations', 'عروض الأسعار'] },
  fields: {
    number: ['Number', 'رقم العرض'],
    stage: ['Stage', 'المرحلة'],
    vehicle_name: ['Car', 'السيارة'],
    customer_name: ['Customer', 'العميل'],
    customer_email: ['E-mail', 'البريد الإلكتروني'],
    retailer_id: ['Retailer', 'المعرض'],
    vehicle_price: ['Price', 'السعر'],
    valid_until_at: ['Valid until', 'سارٍ حتى'],
    sent_at: ['Sent', 'الإرسال'],
    opened_at: ['Opened', 'الفتح'],
    made_by: ['Made by', 'أعدّه'],
    created_at: ['Made', 'تاريخ الإعداد'],
  },
  title: ({ number }) => number,
  findsPeople: true,
  screens: {
    list: lazy(async () => ({ default: (await import('./quotation-list.tsx')).QuotationList })),
    edit: lazy(async () => ({ default: (await import('./quotation-screen.tsx')).QuotationScreen })),
    create: lazy(async () => ({ default: (await import('./quotation-form.tsx')).QuotationCreate })),
  },
})
