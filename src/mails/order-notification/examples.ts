import type { MailExamples } from '../define-mail.ts'
import type { orderNotification } from './mail.tsx'

const cancelledFacts = [
  { group: 'الطلب', label: 'رقم الطلب', value: 'M-7KQ4-9XWD-2FTP' },
  { group: 'السيارة', label: 'السيارة', value: 'Land Rover Defender 110' },
  { group: 'العميل', label: 'العميل', value: 'سارة المنصوري' },
]

export const examples: MailExamples<typeof orderNotification> = {
  placed: {
    name: ['New order', 'طلب جديد'],
    props: {
      occasion: 'placed',
      id: 12,
      number: 'M-7KQ4-9XWD-2FTP',
      vehicle: 'Land Rover Defender 110',
      facts: [
        { group: 'الطلب', label: 'رقم الطلب', value: 'M-7KQ4-9XWD-2FTP' },
        { group: 'الطلب', label: 'حالة الطلب', value: 'دُفع مبلغ الحجز 2,000 درهم، والمتبقي 337,100 درهم' },
        { group: 'السيارة', label: 'السيارة', value: 'Land Rover Defender 110' },
        { group: 'السيارة', label: 'رقم الهيكل', value: 'SALEA7RU0P2000326' },
        { group: 'الدفع', label: 'طريقة الدفع', value: 'شراء بالتقسيط' },
        { group: 'الدفع', label: 'القسط الشهري', value: '5,590 درهمًا' },
        { group: 'الدفع', label: 'باقات الخدمة', value: 'صيانة خمسة أعوام (9,900 درهم)' },
        { group: 'العميل', label: 'العميل', value: 'سارة المنصوري' },
        { group: 'العميل', label: 'رقم الجوال', value: '+971501234567' },
      ],
    },
  },
  visit: {
    name: ['Visit', 'موعد الزيارة'],
    props: {
      occasion: 'visit',
      id: 12,
      number: 'M-7KQ4-9XWD-2FTP',
      vehicle: 'Land Rover Defender 110',
      facts: [
        { group: 'الطلب', label: 'رقم الطلب', value: 'M-7KQ4-9XWD-2FTP' },
        { group: 'السيارة', label: 'السيارة', value: 'Land Rover Defender 110' },
        { group: 'المعرض والاستلام', label: 'موعد الزيارة', value: '18 مايو 2026، 11:00' },
        { group: 'العميل', label: 'العميل', value: 'سارة المنصوري' },
        { group: 'العميل', label: 'رقم الجوال', value: '+971501234567' },
      ],
    },
  },
  visit_off: {
    name: ['Visit cancelled', 'إلغاء الزيارة'],
    props: { occasion: 'visit_off', id: 12, number: 'M-7KQ4-9XWD-2FTP', vehicle: 'Land Rover Defender 110', facts: cancelledFacts },
  },
  cancelled: {
    name: ['Order cancelled', 'إلغاء الطلب'],
    props: { occasion: 'cancelled', id: 12, number: 'M-7KQ4-9XWD-2FTP', vehicle: 'Land Rover Defender 110', facts: cancelledFacts },
  },
}
