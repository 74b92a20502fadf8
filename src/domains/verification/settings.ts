import { text } from '#kernel/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#kernel/settings/settings.ts'

export const emailCheckSettings = defineSettings(['E-mail check', 'التحقق من البريد الإلكتروني'], {
  'email_check.api_url': text(
    '',
    [
      'Address of the service that checks e-mail addresses; without it and its key none is checked.',
      'عنوان خدمة التحقق من عناوين البريد؛ لا يجري أي تحقق من دونه ومن دون مفتاحها.',
    ],
    { isSecret: true },
  ),
  'email_check.api_key': text('', ['Key for that service.', 'مفتاح تلك الخدمة.'], { isSecret: true }),
})

/** The service that checks e-mail addresses (C-151, C-276). */
export function readVerificationSettings(read: ReadSettings) {
  const { 'email_check.api_url': url, 'email_check.api_key': key } = read(emailCheckSettings)
  return { emailCheck: url === '' || key === '' ? null : { url, key } }
}
