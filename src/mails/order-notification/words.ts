import { defineWords } from '#kernel/words/words.ts'

export const orderNotificationWords = defineWords('mail_order_notification', {
  placed_subject: ['New order {number}: {vehicle}', 'طلب جديد {number}: {vehicle}'],
  placed_heading: ['A car was ordered', 'طُلبت سيارة'],
  cancelled_subject: ['Order {number} was cancelled', 'أُلغي الطلب {number}'],
  cancelled_heading: ['An order was cancelled', 'أُلغي طلب'],
  customer: ['Customer', 'العميل'],
  email: ['E-mail', 'البريد الإلكتروني'],
  phone: ['Phone', 'الهاتف'],
  number: ['Order number', 'رقم الطلب'],
  vehicle: ['Car', 'السيارة'],
  vin: ['VIN', 'رقم الهيكل'],
  amount: ['Amount', 'المبلغ'],
  visit: ['Visit', 'موعد الزيارة'],
  open: ['Open the order', 'فتح الطلب'],
})
