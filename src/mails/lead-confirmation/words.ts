import { defineWords } from '#kernel/words/words.ts'

export const leadConfirmationWords = defineWords('mail_lead_confirmation', {
  subject: ['We have received your request no. {number}', 'استلمنا طلبكم رقم {number}'],
  heading: ['Thank you for getting in touch', 'شكرًا لتواصلكم'],
  greeting: ['Dear {name},', 'تحية طيبة، {name}'],
  text: [
    'We have received your request and will contact you soon. These are the details as you sent them.',
    'استلمنا طلبكم وسنتواصل معكم قريبًا. في ما يلي البيانات كما أرسلتموها.',
  ],
  number: ['Request number', 'رقم الطلب'],
  received: ['Received', 'وقت الاستلام'],
  retailer: ['Retailer', 'المعرض'],
  visit: ['Back to the site', 'زيارة الموقع'],
  not_you: ['If you did not send this request, please ignore this message.', 'إن لم ترسلوا هذا الطلب فيُرجى تجاهل هذه الرسالة.'],
})
