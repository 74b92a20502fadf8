import { number } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

export const mailBudgetSettings = defineSettings(['Mails a day', 'رسائل البريد في اليوم'], ['deliveries'], {
  'mail.daily_per_visitor': number(
    10,
    ['Mails a day to a visitor’s address', 'الرسائل اليومية لعنوان الزائر'],
    [
      'Mails of all kinds that one address typed by visitors gets in a day (UTC). The rest is not sent and stands among the failed deliveries; mails about money that was paid or returned are always sent.',
      'عدد الرسائل من جميع الأنواع التي يتلقاها في اليوم (بالتوقيت العالمي) عنوان واحد يكتبه الزوار. لا يُرسل ما زاد عليه ويظهر بين عمليات الإرسال الفاشلة، أما الرسائل المتعلقة بمبالغ دُفعت أو رُدّت فتُرسل دائمًا.',
    ],
  ),
  'mail.daily_per_staff': number(
    500,
    ['Mails a day to a staff address', 'الرسائل اليومية لعنوان الموظف أو المعرض'],
    [
      'Mails that one address of staff or of a retailer gets in a day (UTC). The rest is sent the next day.',
      'عدد الرسائل التي يتلقاها في اليوم (بالتوقيت العالمي) عنوان واحد لموظف أو معرض. يُرسل ما زاد عليه في اليوم التالي.',
    ],
  ),
})

/** How many mails one address gets in a day, by who reads them. */
export function readMailSettings(read: ReadSettings) {
  const { 'mail.daily_per_visitor': visitor, 'mail.daily_per_staff': staff } = read(mailBudgetSettings)
  return { perDay: { visitor, staff } }
}

export type MailSettings = ReturnType<typeof readMailSettings>
