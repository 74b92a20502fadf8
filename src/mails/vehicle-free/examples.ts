import type { MailExamples } from '../define-mail.ts'
import type { vehicleFree } from './mail.tsx'

export const examples: MailExamples<typeof vehicleFree> = {
  free: {
    name: ['Free again', 'متاحة من جديد'],
    props: { vehicle: 'Land Rover Defender 110', path: '/ar/showroom/326', picture: '/media/api/v2/images/1/640x360.jpg' },
  },
}
