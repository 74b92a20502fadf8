import type { MailExamples } from '../define-mail.ts'
import type { taskReminder } from './mail.tsx'

const due = '16 مايو 2026، 10:00'

export const examples: MailExamples<typeof taskReminder> = {
  call: { name: ['A call', 'معاودة اتصال'], props: { leadId: '7', task: 'معاودة الاتصال', customer: 'سارة المنصوري', due } },
  nameless: { name: ['A lead without a name', 'طلب بلا اسم'], props: { leadId: '8', task: 'إرسال عرض السعر بعد اعتماد التقسيط', customer: '', due } },
}
