import { defineWords } from '#kernel/words/words.ts'

export const orderInquiryWords = defineWords('mail_order_inquiry', {
  subject: ['Inquiry about {vehicle}', 'استفسار عن {vehicle}'],
  subject_without: ['Inquiry about a car', 'استفسار عن سيارة'],
  heading: ['A visitor asks about a car', 'زائر يستفسر عن سيارة'],
  vehicle: ['Car', 'السيارة'],
  vin: ['VIN', 'رقم الهيكل'],
  price: ['Price', 'السعر'],
  customer: ['Name', 'الاسم'],
  email: ['E-mail', 'البريد الإلكتروني'],
  phone: ['Phone', 'الهاتف'],
  message: ['Message', 'الرسالة'],
})
