import type { HtmlField, Label, TextField } from '#fields/field-types.ts'
import { presets } from '#block-engine/presets.ts'

function text<const S extends string>(symbol: S, label: Label, english: string, arabic: string) {
  return { symbol, label, field_type: 'String', translatable: true, default: english, arabic, max: 80 } as const satisfies TextField
}

function answer<const S extends string>(symbol: S, label: Label, english: string, arabic: string) {
  return { symbol, label, field_type: 'Markdown', format: 'html', allows: 'text', translatable: true, default: english, arabic } as const satisfies HtmlField
}

/** What every VIN checker has (B-204, B-324, B-325). */
export const checkerFields = [
  text('label_text', ['Label of the field', 'تسمية الحقل'], 'VIN', 'رقم الهيكل'),
  text('button_text', ['Button', 'الزر'], 'Check', 'تحقّق'),
  answer(
    'response_positive',
    ['Answer for an affected vehicle', 'الجواب إن كانت السيارة مشمولة'],
    'Please contact the service centre by phone to book an appointment for parts replacement.',
    'يُرجى الاتصال بمركز الخدمة هاتفيًا لحجز موعد لاستبدال القطع.',
  ),
  answer(
    'response_negative',
    ['Answer for any other vehicle', 'الجواب إن لم تكن مشمولة'],
    'Your vehicle is NOT the affected vehicle.',
    'سيارتك ليست من السيارات المشمولة بالاستدعاء.',
  ),
  presets.error_msg,
  presets.try_again_btn_label,
] as const

export const checkerWords = {
  notAVin: ['A VIN has 17 letters and digits, without I, O and Q.', 'يتكون رقم الهيكل من 17 حرفًا ورقمًا، وليس فيه I ولا O ولا Q.'],
  where: ['You find it in the vehicle licence, and below the windscreen on the driver’s side.', 'تجده في رخصة السيارة، وأسفل الزجاج الأمامي من جهة السائق.'],
  checking: ['Checking', 'جارٍ التحقق'],
} as const
