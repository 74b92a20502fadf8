import type { MailExamples } from '../define-mail.ts'
import type { quotationSent } from './mail.tsx'

const props = {
  number: 'Q-7KQ4-9XWD-2FTP',
  customerName: 'ليلى الهاشمي',
  vehicle: 'ديفندر 110 P400 X-Dynamic HSE',
  picture: '/media/api/v2/images/1/640x360.jpg',
  until: '31 مايو 2026',
  amount: '2,000 درهم',
  facts: [
    { group: 'السيارة', label: 'السيارة', value: 'ديفندر 110 P400 X-Dynamic HSE' },
    { group: 'الدفع', label: 'السعر قبل الخصم', value: '384,000 درهم' },
    { group: 'الدفع', label: 'سعر السيارة', value: '372,000 درهم' },
    { group: 'الدفع', label: 'رسم الحجز', value: '2,000 درهم' },
    { group: 'الدفع', label: 'المتبقي', value: '370,000 درهم' },
  ],
  token: '1790000000.c2lnbmF0dXJl',
}

export const examples: MailExamples<typeof quotationSent> = {
  open: { name: ['Nothing is held', 'من دون حجز السيارة'], props: { ...props, note: 'يشمل العرض تركيب شريط التزيين الذي اتفقنا عليه عند زيارتكم.' } },
  nothing_to_pay: { name: ['Nothing is paid online', 'من دون دفع عبر الإنترنت'], props: { ...props, amount: '' } },
  held: { name: ['The car is held', 'مع حجز السيارة'], props: { ...props, heldUntil: '19 مايو 2026، 14:30' } },
}
