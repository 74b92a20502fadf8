import type { MailExamples } from '../define-mail.ts'
import type { orderNotification } from './mail.tsx'

export const examples: MailExamples<typeof orderNotification> = {
  placed: {
    name: ['New order', 'طلب جديد'],
    props: {
      occasion: 'placed',
      id: 12,
      number: 'M-7KQ4-9XWD-2FTP',
      vehicle: 'Land Rover Defender 110',
      vin: 'SALEA7RU0P2000326',
      amount: '500 درهم',
      customerName: 'سارة المنصوري',
      email: 'sara@example.com',
      phone: '+971501234567',
      visit: '18 مايو 2026، 11:00',
    },
  },
  visit: {
    name: ['Visit', 'موعد الزيارة'],
    props: { occasion: 'visit', id: 12, number: 'M-7KQ4-9XWD-2FTP', vehicle: 'Land Rover Defender 110', visit: '18 مايو 2026، 11:00' },
  },
}
