import type { MailExamples } from '../define-mail.ts'
import type { leadConfirmation } from './mail.tsx'

export const examples: MailExamples<typeof leadConfirmation> = {
  enquiry: {
    name: ['Enquiry', 'استفسار'],
    props: {
      number: '1042',
      received: '15 مايو 2026، 14:30',
      customerName: 'سارة المنصوري',
      retailer: 'معرض الخليج، دبي',
      facts: [
        { label: 'السيارة', value: 'Range Rover Sport' },
        { label: 'الرسالة', value: 'أرغب في معرفة مواعيد التسليم.' },
      ],
    },
  },
  own_text: {
    name: ['With its own texts', 'بنصوص خاصة'],
    props: {
      number: '1043',
      received: '15 مايو 2026، 16:10',
      facts: [],
      ownSubject: 'موعد تجربة القيادة',
      ownText: 'سنؤكد الموعد هاتفيًا.\n\nيُرجى إحضار رخصة القيادة.',
    },
  },
}
