import { defineWords } from '#kernel/words/words.ts'

export const orderNotificationWords = defineWords('mail_order_notification', {
  placed_subject: ['New order {number}: {vehicle}', 'طلب جديد {number}: {vehicle}'],
  placed_heading: ['A car was ordered', 'طُلبت سيارة'],
  visit_subject: ['Visit for order {number}: {vehicle}', 'موعد زيارة للطلب {number}: {vehicle}'],
  visit_heading: ['A customer chose another time', 'اختار العميل موعدًا آخر'],
  visit_off_subject: ['The visit for order {number} was cancelled', 'ألغى العميل زيارة الطلب {number}'],
  visit_off_heading: ['A customer cancelled the visit', 'ألغى العميل الزيارة'],
  cancelled_subject: ['Order {number} was cancelled', 'أُلغي الطلب {number}'],
  cancelled_heading: ['An order was cancelled', 'أُلغي طلب'],
  open: ['Open the order', 'فتح الطلب'],
})
