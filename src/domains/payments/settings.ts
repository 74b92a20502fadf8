import { z } from 'zod'
import { choice, json } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import type { LoneAmounts } from './approvals/needs-second-person.ts'

export const paymentSettings = defineSettings(['Payments', 'المدفوعات'], ['payments', 'order'], {
  // It decides about money without anybody who may.
  'payments.before_a_hold_lapses': {
    ...choice(
      { capture: ['Take it', 'تحصيله'], release: ['Give it back', 'إعادته إلى العميل'] },
      'capture',
      ['Held amounts about to lapse', 'المبالغ التي يوشك حجزها على الانتهاء'],
      [
        'What becomes of a held amount a day before its hold lapses, where the provider cannot prolong it.',
        'ما يحدث للمبلغ المحجوز قبل يوم من انتهاء حجزه إذا تعذّر على مزوّد الدفع تمديده.',
      ],
    ),
    receivesData: true,
  },
  // Whoever could raise it could move the money alone.
  'payments.most_by_one_person': json(
    z.record(z.string().regex(/^[A-Z]{3}$/), z.number().nonnegative()),
    { AED: 50_000, SAR: 50_000, QAR: 50_000, KWD: 4_000, BHD: 5_000, OMR: 5_000, USD: 15_000, EUR: 15_000, GBP: 12_000 },
    ['Highest amount without a second approval', 'أعلى مبلغ دون موافقة ثانية'],
    [
      'The highest amount that one person may capture or give back alone, by currency. Above it, and in a currency that is missing, a second person approves; without any currency none is asked.',
      'أعلى مبلغ يمكن لموظف واحد تحصيله أو ردّه وحده، لكل عملة. ما يزيد عليه، وكل مبلغ بعملة غير مذكورة، يحتاج إلى موافقة موظف ثانٍ. ولا يُشترط ذلك إن خلت القائمة.',
    ],
    {
      filled: {
        field_type: 'Pairs',
        name: { symbol: '', label: ['Currency, three letters', 'رمز العملة من ثلاثة أحرف'], field_type: 'String', translatable: false, max: 3 },
        value: { symbol: '', label: ['Highest amount', 'أعلى مبلغ'], field_type: 'Number', min: 0 },
      },
      receivesData: true,
    },
  ),
})

/** What happens to held amounts, and what one person may do alone. */
export function readPaymentsSettings(read: ReadSettings): { lapsing: 'release' | 'capture'; loneAmounts: LoneAmounts } {
  const values = read(paymentSettings)
  return { lapsing: values['payments.before_a_hold_lapses'], loneAmounts: new Map(Object.entries(values['payments.most_by_one_person'])) }
}
