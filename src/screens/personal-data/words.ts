import { defineWords } from '#kernel/words/words.ts'

export const personalDataWords = defineWords('personal_data', {
  heading: ['Your request about your data', 'طلبكم بشأن بياناتكم الشخصية'],
  export_text: [
    'We were asked for a copy of the data that we hold for this address:',
    'وردنا طلب للحصول على نسخة من البيانات الشخصية المحفوظة لدينا لهذا العنوان:',
  ],
  erase_text: ['We were asked to erase the data that we hold for this address:', 'وردنا طلب لمحو البيانات الشخصية المحفوظة لدينا لهذا العنوان:'],
  help: ['If you did not ask for this, simply close this page.', 'إن لم يصدر هذا الطلب عنكم فيكفي إغلاق هذه الصفحة.'],
  confirm: ['Confirm the request', 'تأكيد الطلب'],
  confirmed: ['Your request is confirmed. We will carry it out and answer you.', 'تم تأكيد طلبكم. سننفّذه ونوافيكم بالرد.'],
  expired: ['This link works no longer. Please get in touch with us for a new one.', 'انتهت صلاحية هذا الرابط. يُرجى التواصل معنا للحصول على رابط جديد.'],
})
