import type { Words } from '#kernel/words/words.ts'

/** Names of a form's parts. */
export const partWords = {
  name: ['Name', 'اسم النموذج'],
  type: ['Purpose', 'الغرض'],
  locale: ['Language', 'اللغة'],
  active: ['Shown to visitors', 'متاح للزوار'],
  integrations: ['Connections', 'الربط'],
  thank_you: ['After sending', 'بعد الإرسال'],
  notifications: ['Mails to the team', 'رسائل الفريق'],
  confirmations: ['Mail to the customer', 'رسالة العميل'],
  submit_label: ['Text of the button', 'نص زر الإرسال'],
  retention_days: ['How long leads are kept', 'مدة الاحتفاظ بالطلبات'],
  answer_minutes: ['Time to answer', 'مهلة الرد'],
} as const satisfies Words
