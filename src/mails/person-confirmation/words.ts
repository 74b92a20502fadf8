import { defineWords } from '#kernel/words/words.ts'

export const personConfirmationWords = defineWords('mail_person_confirmation', {
  subject: ['Confirm your request about your data', 'تأكيد طلبكم بشأن بياناتكم الشخصية'],
  heading: ['Please confirm your request', 'يُرجى تأكيد طلبكم'],
  export_text: ['We were asked for a copy of the data we hold about you.', 'وردنا طلب للحصول على نسخة من بياناتكم الشخصية المحفوظة لدينا.'],
  erase_text: ['We were asked to erase the data we hold about you.', 'وردنا طلب لمحو بياناتكم الشخصية المحفوظة لدينا.'],
  until: ['We will do so only once you have confirmed it. The link works until {until}.', 'لن ننفّذ الطلب قبل تأكيدكم. يعمل الرابط حتى {until}.'],
  open: ['Review the request', 'مراجعة الطلب وتأكيده'],
  not_you: ['If you did not ask for this, please ignore this message.', 'إن لم يصدر هذا الطلب عنكم فيُرجى تجاهل هذه الرسالة.'],
})
