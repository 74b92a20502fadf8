import type { MailExamples } from '../define-mail.ts'
import type { budgetAlarm } from './mail.tsx'

export const examples: MailExamples<typeof budgetAlarm> = {
  messages: { name: ['Four fifths used', 'استُهلك أربعة أخماسها'], props: { country: 'AE', used: '160', most: '200' } },
}
