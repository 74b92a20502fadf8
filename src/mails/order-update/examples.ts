import type { MailExamples } from '../define-mail.ts'
import type { orderUpdate } from './mail.tsx'

const order = {
  number: 'M-7KQ4-9XWD-2FTP',
  customerName: 'سارة المنصوري',
  vehicle: 'Land Rover Defender 110',
  picture: '/media/api/v2/images/1/640x360.jpg',
  facts: [
    { group: 'الطلب', label: 'رقم الطلب', value: 'M-7KQ4-9XWD-2FTP' },
    { group: 'الطلب', label: 'حالة الطلب', value: 'دُفع مبلغ الحجز 2,000 درهم، والمتبقي 337,100 درهم' },
    { group: 'السيارة', label: 'السيارة', value: 'Land Rover Defender 110' },
    { group: 'السيارة', label: 'رقم الهيكل', value: 'SALEA7RU0P2000326' },
    { group: 'الدفع', label: 'سعر السيارة', value: '325,000 درهم' },
    { group: 'الدفع', label: 'باقات الخدمة', value: 'صيانة خمسة أعوام (9,900 درهم)، حماية الطلاء والمقصورة (4,200 درهم)' },
    { group: 'الدفع', label: 'الإجمالي', value: '339,100 درهم' },
    { group: 'الدفع', label: 'طريقة الدفع', value: 'شراء بالتقسيط' },
    { group: 'الدفع', label: 'القسط الشهري', value: '5,590 درهمًا' },
    { group: 'الدفع', label: 'المتبقي', value: '337,100 درهم' },
    { group: 'المعرض والاستلام', label: 'المعرض', value: 'معرض الخليج، دبي' },
    { group: 'المعرض والاستلام', label: 'هاتف المعرض', value: '+971 4 123 4567' },
    { group: 'المعرض والاستلام', label: 'المستشار', value: 'ليلى الهاشمي' },
    { group: 'المعرض والاستلام', label: 'موعد الزيارة', value: '18 مايو 2026، 11:00' },
  ],
  readToken: '1790000000.c2lnbmF0dXJl',
}

export const examples: MailExamples<typeof orderUpdate> = {
  placed: { name: ['Order received', 'استلام الطلب'], props: { ...order, occasion: 'placed', amount: '2,000 درهم' } },
  link: {
    name: ['Confirmation by link', 'التأكيد برابط'],
    props: { ...order, occasion: 'link', until: '17 مايو 2026، 14:30', confirmToken: '1790000000.c2lnbmF0dXJl' },
  },
  confirmed: { name: ['Confirmed', 'تأكيد الطلب'], props: { ...order, occasion: 'confirmed' } },
  visit: { name: ['Visit', 'موعد الزيارة'], props: { ...order, occasion: 'visit' } },
  visit_off: { name: ['Visit cancelled', 'إلغاء الزيارة'], props: { ...order, occasion: 'visit_off' } },
  preparing: { name: ['Being prepared', 'تجهيز السيارة'], props: { ...order, occasion: 'preparing' } },
  paid: { name: ['Amount taken', 'تحصيل المبلغ'], props: { ...order, occasion: 'paid', amount: '2,000 درهم' } },
  part_refunded: { name: ['Refunded in part', 'ردّ جزء من المبلغ'], props: { ...order, occasion: 'part_refunded', amount: '200 درهم' } },
  ready: { name: ['Ready', 'جاهزة للاستلام'], props: { ...order, occasion: 'ready' } },
  completed: { name: ['Completed', 'اكتمال الطلب'], props: { ...order, occasion: 'completed' } },
  failed: { name: ['Not completed', 'تعذّر إتمام الطلب'], props: { ...order, occasion: 'failed' } },
  cancelled: { name: ['Cancelled', 'إلغاء الطلب'], props: { ...order, occasion: 'cancelled', reason: 'بناءً على طلبكم' } },
  refunded: { name: ['Refunded', 'ردّ المبلغ'], props: { ...order, occasion: 'refunded', amount: '2,000 درهم' } },
}
