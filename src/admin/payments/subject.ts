import { lazy } from 'react'
import CompareArrowsIcon from '@mui/icons-material/CompareArrowsOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import CreditCardIcon from '@mui/icons-material/CreditCardOutlined'
import { defineSubject } from '../app/subject.ts'

export const payments = defineSubject({
  name: 'payments',
  section: 'sales',
  order: 156,
  icon: CreditCardIcon,
  read: 'payments.read',
  write: 'payments.write',
  words: { one: ['Payment', 'دفعة'], many: ['Payments', 'المدفوعات'] },
  fields: {
    gateway: ['Gateway', 'بوابة الدفع'],
    provider_id: ['Provider’s id', 'الرقم لدى المزوّد'],
    card: ['Card', 'البطاقة'],
    description: ['Paid for', 'مقابل'],
    reference: ['Checkout', 'عملية الطلب'],
    state: ['State', 'الحالة'],
    amount_minor: ['Amount', 'المبلغ'],
    created_at: ['When', 'الوقت'],
  },
  title: (record) => String(record.id),
  findsPeople: true,
  screens: {
    list: lazy(async () => ({ default: (await import('./payment-list.tsx')).PaymentList })),
    edit: lazy(async () => ({ default: (await import('./payment-screen.tsx')).PaymentScreen })),
  },
})

export const paymentDifferences = defineSubject({
  name: 'payment_differences',
  section: 'sales',
  order: 157,
  icon: CompareArrowsIcon,
  read: 'payments.read',
  write: 'payments.write',
  words: { one: ['Difference', 'فرق'], many: ['Payment differences', 'فروق المدفوعات'] },
  fields: {
    gateway: ['Gateway', 'بوابة الدفع'],
    kind: ['Kind', 'النوع'],
    payment_id: ['Payment', 'الدفعة'],
    ours: ['Here', 'لدينا'],
    theirs: ['At the provider', 'لدى المزوّد'],
    found_at: ['Found', 'وقت الاكتشاف'],
    settled_at: ['Settled', 'التسوية'],
  },
  screens: { list: lazy(async () => ({ default: (await import('./difference-list.tsx')).DifferenceList })) },
})

export const paymentApprovals = defineSubject({
  name: 'payment_approvals',
  section: 'sales',
  order: 158,
  icon: HowToRegIcon,
  read: 'payments.read',
  write: 'payments.approve',
  words: { one: ['Approval', 'طلب موافقة'], many: ['Approvals of payments', 'موافقات المدفوعات'] },
  fields: {
    action: ['Action', 'الإجراء'],
    asked_by: ['Asked for by', 'مقدّم الطلب'],
    asked_at: ['When', 'الوقت'],
    expires_at: ['Until', 'حتى'],
    state: ['State', 'الحالة'],
  },
  screens: { list: lazy(async () => ({ default: (await import('./approval-list.tsx')).ApprovalList })) },
})
