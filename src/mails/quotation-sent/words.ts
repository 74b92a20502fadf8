import { defineWords } from '#kernel/words/words.ts'

export const quotationSentWords = defineWords('mail_quotation_sent', {
  subject: ['Quotation {number}: {vehicle}', 'عرض السعر {number}: {vehicle}'],
  heading: ['A quotation for you', 'عرض سعر لكم'],
  greeting: ['Dear {name},', 'تحية طيبة، {name}'],
  text: ['Here is the offer we have prepared for you. It is valid until {until}.', 'يسرنا أن نقدم لكم عرض السعر الآتي، وهو سارٍ حتى نهاية يوم {until}.'],
  held: ['We are holding the car for you until {until}.', 'السيارة محجوزة باسمكم حتى {until}.'],
  not_held: [
    'This quotation does not hold the car: it remains available to others until you reserve it.',
    'لا يحجز هذا العرض السيارة، فهي متاحة لغيركم حتى تُتمّوا حجزها.',
  ],
  open: ['Read the quotation and reserve', 'الاطلاع على العرض والحجز'],
  open_and_pay: ['Read the quotation and pay {amount}', 'الاطلاع على العرض ودفع {amount}'],
  not_you: ['If you did not ask for this quotation, please ignore this message.', 'إن لم تطلبوا هذا العرض فيُرجى تجاهل هذه الرسالة.'],
})
