import { defineWords } from '#kernel/words/words.ts'
import { carAndCustomerWords } from '../shared/order-facts.ts'

export const orderInquiryWords = defineWords('mail_order_inquiry', {
  subject: ['Inquiry about {vehicle}', 'استفسار عن {vehicle}'],
  subject_without: ['Inquiry about a car', 'استفسار عن سيارة'],
  heading: ['A visitor asks about a car', 'زائر يستفسر عن سيارة'],
  ...carAndCustomerWords,
  price: ['Price, as sent', 'السعر كما ورد في الاستفسار'],
  as_sent: ['The visitor wrote the details of the car; the site has no such car.', 'بيانات السيارة كتبها الزائر، ولا سيارة تطابقها في الموقع.'],
  open: ['See the car', 'عرض السيارة'],
  message: ['Message', 'الرسالة'],
})
