import type { MailExamples } from '../define-mail.ts'
import type { personConfirmation } from './mail.tsx'

const until = '22 مايو 2026، 14:30'
const token = '7.1790000000.c2lnbmF0dXJl'

export const examples: MailExamples<typeof personConfirmation> = {
  export: { name: ['A copy of the data', 'نسخة من البيانات'], props: { kind: 'export', until, token } },
  erase: { name: ['The end of the data', 'محو البيانات'], props: { kind: 'erase', until, token } },
}
