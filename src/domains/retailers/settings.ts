import { number } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import type { VisitRules } from './visits/visit-times.ts'

export const visitSettings = defineSettings(['Appointments', 'المواعيد'], ['retailers', 'form', 'order'], {
  'visits.notice_minutes': number(
    60,
    ['Notice before an appointment', 'المهلة قبل الموعد'],
    ['Minutes before which an appointment has to be asked for.', 'أقل مدة بالدقائق بين طلب الموعد ووقته.'],
  ),
  'visits.horizon_days': number(
    90,
    ['Days ahead for appointments', 'مدى حجز المواعيد بالأيام'],
    ['How many days ahead visitors may choose a day for an appointment.', 'عدد الأيام القادمة التي يمكن للزائر اختيار موعد خلالها.'],
  ),
})

/** When visitors may come: everything that takes a day or a time of them keeps to it. */
export function readRetailersSettings(read: ReadSettings): { visits: VisitRules } {
  const { 'visits.notice_minutes': notice, 'visits.horizon_days': horizon } = read(visitSettings)
  return { visits: { noticeMinutes: Math.max(0, notice), horizonDays: Math.min(MOST_DAYS, Math.max(1, horizon)) } }
}

const MOST_DAYS = 730
