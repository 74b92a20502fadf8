import { number, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

export const emailCheckSettings = defineSettings(['E-mail check', 'التحقق من البريد الإلكتروني'], ['form', 'connections'], {
  'email_check.api_url': text(
    '',
    ['Address of the e-mail check', 'عنوان خدمة التحقق من البريد'],
    [
      'Address of the service that checks e-mail addresses; without it and its key none is checked.',
      'عنوان خدمة التحقق من عناوين البريد؛ لا يجري أي تحقق من دونه ومن دون مفتاحها.',
    ],
    { isSecret: true },
  ),
  'email_check.api_key': text('', ['Key of the e-mail check', 'مفتاح خدمة التحقق من البريد'], ['Key for that service.', 'مفتاح تلك الخدمة.'], {
    isSecret: true,
  }),
})

export const phoneMessageSettings = defineSettings(['Codes by SMS', 'رموز التحقق بالرسائل النصية'], ['form', 'connections'], {
  'verification.countries': text(
    'AE SA QA KW BH OM',
    ['Countries that are sent codes', 'دول رموز التحقق'],
    [
      'Countries of numbers that are sent a code, as two letters of ISO 3166. Forms with other numbers are held back for staff.',
      'دول الأرقام التي تُرسل إليها رموز التحقق، بحرفي ISO 3166 لكل دولة. تُحجز النماذج التي تحمل أرقامًا أخرى ليراجعها الموظفون.',
    ],
  ),
  'verification.daily_messages_per_country': number(
    200,
    ['Codes a day to one country', 'رموز التحقق اليومية لكل دولة'],
    [
      'Codes that are sent to one country in a day (UTC). Admins are told by mail when four fifths are used.',
      'عدد الرموز التي تُرسل إلى الدولة الواحدة في اليوم (بالتوقيت العالمي). يُبلَّغ المديرون بالبريد عند بلوغ أربعة أخماسها.',
    ],
  ),
  'verification.daily_messages_per_number': number(
    10,
    ['Codes a day to one number', 'رموز التحقق اليومية لكل رقم'],
    [
      'Codes that are sent to one number in a day (UTC), at most five of them in an hour.',
      'عدد الرموز التي تُرسل إلى الرقم الواحد في اليوم (بالتوقيت العالمي)، وبحد أقصى خمسة في الساعة.',
    ],
  ),
  'verification.daily_messages_without_proof': number(
    20,
    ['Codes a day without proof', 'رموز التحقق اليومية بلا إثبات'],
    [
      'Of these, codes that are sent in a day to visitors whose browser runs no script and therefore proves nothing.',
      'عدد الرموز التي تُرسل منها في اليوم إلى زوار لا يشغّل متصفحهم البرامج النصية فلا يقدّم إثباتًا.',
    ],
  ),
})

/** The service that checks e-mail addresses (C-151, C-276), and the messages that may be sent. */
export function readVerificationSettings(read: ReadSettings) {
  const {
    'verification.countries': countries,
    'verification.daily_messages_per_country': perCountry,
    'verification.daily_messages_per_number': perNumber,
    'verification.daily_messages_without_proof': withoutProof,
  } = read(phoneMessageSettings)
  const messages = {
    countries: countries
      .toUpperCase()
      .split(/[^A-Z]+/)
      .filter(Boolean),
    perCountry,
    perNumber,
    withoutProof,
  }
  const { 'email_check.api_url': url, 'email_check.api_key': key } = read(emailCheckSettings)
  return { emailCheck: url === '' || key === '' ? null : { url, key }, messages }
}

/** Which numbers are sent codes, and how many a day. */
export type MessageRules = ReturnType<typeof readVerificationSettings>['messages']
