import { defineWords } from '#kernel/words/words.ts'

/** The answer that a site without templates of its own begins with. */
export const leadAnswerWords = defineWords('lead_answer', {
  template: ['First answer', 'الرد الأول'],
  subject: ['Your request no. {number}', 'طلبكم رقم {number}'],
  text: [
    'Dear {name},\n\nThank you for your request.\nIt is about the {model}.\nWhen may we call you?\n\n{adviser}\n{retailer}',
    'تحية طيبة، {name}\n\nشكرًا لتواصلكم معنا.\nبخصوص السيارة: {model}.\nما الوقت الأنسب للاتصال بكم؟\n\n{adviser}\n{retailer}',
  ],
})
