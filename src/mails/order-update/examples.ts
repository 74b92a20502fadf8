import type { MailExamples } from '../define-mail.ts'
import type { orderUpdate } from './mail.tsx'

const order = {
  number: 'M-7KQ4-9XWD-2FTP',
  received: '15 مايو 2026، 14:30',
  customerName: 'سارة المنصوري',
  vehicle: 'Land Rover Defender 110',
  vin: 'SALEA7RU0P2000326',
  retailer: 'معرض الخليج، دبي',
  readToken: '1790000000.c2lnbmF0dXJl',
}

export const examples: MailExamples<typeof orderUpdate> = {
  placed: { name: ['Order received', 'استلام الطلب'], props: { ...order, occasion: 'placed', amount: '500 درهم', visit: '18 مايو 2026، 11:00' } },
  link: {
    name: ['Confirmation by link', 'التأكيد برابط'],
    props: { ...order, occasion: 'link', until: '17 مايو 2026، 14:30', confirmToken: '1790000000.c2lnbmF0dXJl' },
  },
  visit: { name: ['Visit', 'موعد الزيارة'], props: { ...order, occasion: 'visit', visit: '18 مايو 2026، 11:00' } },
  visit_off: { name: ['Visit cancelled', 'إلغاء الزيارة'], props: { ...order, occasion: 'visit_off' } },
  paid: { name: ['Amount taken', 'تحصيل المبلغ'], props: { ...order, occasion: 'paid', amount: '500 درهم' } },
  part_refunded: { name: ['Refunded in part', 'ردّ جزء من المبلغ'], props: { ...order, occasion: 'part_refunded', amount: '200 درهم' } },
  cancelled: { name: ['Cancelled', 'إلغاء الطلب'], props: { ...order, occasion: 'cancelled', reason: 'بناءً على طلب العميل' } },
  refunded: { name: ['Refunded', 'ردّ المبلغ'], props: { ...order, occasion: 'refunded', amount: '500 درهم' } },
}
