import type { MailExamples } from '../define-mail.ts'
import type { orderInquiry } from './mail.tsx'

export const examples: MailExamples<typeof orderInquiry> = {
  question: {
    name: ['Question', 'سؤال'],
    props: {
      vehicle: 'Land Rover Defender 110',
      vin: 'SALEA7RU0P2000326',
      path: '/ar/showroom/new-defender-110-2026-1',
      price: '320,000 درهم',
      customerName: 'سارة المنصوري',
      email: 'sara@example.com',
      phone: '+971501234567',
      message: 'هل يمكن تسليم السيارة قبل نهاية الشهر؟',
    },
  },
  unknown: {
    name: ['A car that the site does not have', 'سيارة ليست في الموقع'],
    props: {
      vehicle: 'Jaguar F-Type 2019',
      vin: '',
      price: '',
      customerName: 'سارة المنصوري',
      email: 'sara@example.com',
      phone: '',
      message: 'هل لديكم مثلها؟',
    },
  },
  unnamed: {
    name: ['Without a car', 'من دون تحديد سيارة'],
    props: { customerName: 'سارة المنصوري', email: 'sara@example.com', phone: '+971501234567', message: 'متى تصل طرازات 2027؟' },
  },
}
