import type { MailExamples } from '../define-mail.ts'
import type { leadAnswer } from './mail.tsx'

export const examples: MailExamples<typeof leadAnswer> = {
  answer: {
    name: ['Answer', 'رد'],
    props: {
      number: '1042',
      subject: 'موعد تجربة القيادة',
      text: 'تحية طيبة، سارة المنصوري\n\nالسيارة متوفرة في معرضنا، ويمكنكم تجربتها يوم الخميس الساعة 17:00.\n\nليلى حداد\nمعرض الخليج، دبي',
    },
  },
}
