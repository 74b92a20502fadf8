import type { MailExamples } from '../define-mail.ts'
import type { checkoutLink } from './mail.tsx'

export const examples: MailExamples<typeof checkoutLink> = {
  link: {
    name: ['Go on with an order', 'متابعة الطلب'],
    props: {
      vehicle: 'Land Rover Defender 110',
      until: '17 مايو 2026، 14:30',
      picture: '/media/api/v2/images/1/640x360.jpg',
      token: 'b7e2.1790000000.c2lnbmF0dXJl',
    },
  },
}
