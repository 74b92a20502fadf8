import { choice } from '#kernel/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#kernel/settings/settings.ts'

export const paymentSettings = defineSettings(['Payments', 'المدفوعات'], {
  // It decides about money without anybody who may.
  'payments.before_a_hold_lapses': {
    ...choice(['release', 'capture'], 'release', [
      'What becomes of a held amount a day before its hold lapses, where the provider cannot prolong it: release gives it back, capture takes it.',
      'ما يحدث للمبلغ المحجوز قبل يوم من انتهاء حجزه إذا تعذّر على مزوّد الدفع تمديده: release تعيده إلى العميل وcapture تحصّله.',
    ]),
    receivesData: true,
  },
})

/** What happens to held amounts. */
export function readPaymentsSettings(read: ReadSettings) {
  return { lapsing: read(paymentSettings)['payments.before_a_hold_lapses'] }
}
