import { defineWords } from '#kernel/words/words.ts'

export const leadNotificationWords = defineWords('mail_lead_notification', {
  subject: ['New lead: {form}, no. {number}', 'طلب جديد: {form}، رقم {number}'],
  heading: ['A new lead from “{form}”', 'طلب جديد من نموذج «{form}»'],
  received: ['Received', 'وقت الاستلام'],
  number: ['Request number', 'رقم الطلب'],
  retailer: ['Retailer', 'المعرض'],
  page: ['Sent from', 'صفحة الإرسال'],
  open: ['Open the lead', 'فتح الطلب'],
  suspected: ['This lead was held back as suspected spam and was released by staff.', 'حُجز هذا الطلب للاشتباه في أنه رسالة مزعجة، ثم مرّره فريق العمل.'],
})
