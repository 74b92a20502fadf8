import { text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

export const spamSettings = defineSettings(['Protection from spam', 'الحماية من الرسائل المزعجة'], ['form', 'leads'], {
  'recaptcha.site_key': text(
    '',
    ['reCAPTCHA site key', 'مفتاح الموقع في reCAPTCHA'],
    [
      'Site key of reCAPTCHA; without it and its secret key, browsers do a short calculation that this site checks itself.',
      'مفتاح الموقع في reCAPTCHA؛ من دونه ومن دون المفتاح السري يُجري المتصفح عملية حسابية قصيرة يتحقق منها الموقع نفسه.',
    ],
  ),
  'recaptcha.secret_key': text('', ['reCAPTCHA secret key', 'المفتاح السري في reCAPTCHA'], ['Secret key of reCAPTCHA.', 'المفتاح السري في reCAPTCHA.'], {
    isSecret: true,
  }),
})

/** The keys of reCAPTCHA as staff wrote them, '' for none. */
export function readCaptchaKeys(read: ReadSettings) {
  const { 'recaptcha.site_key': siteKey, 'recaptcha.secret_key': secretKey } = read(spamSettings)
  return { siteKey, secretKey }
}

/** How robots are detected. reCAPTCHA needs both of its keys. */
export function readSpamSettings(read: ReadSettings) {
  const { siteKey, secretKey } = readCaptchaKeys(read)
  return { captcha: siteKey !== '' && secretKey !== '' ? { siteKey, secretKey } : null }
}

export type SpamSettings = ReturnType<typeof readSpamSettings>
