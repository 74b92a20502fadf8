import { linkWords } from '#staff/links/words.ts'
import type { Words } from '#kernel/words/words.ts'

export const linksWords = {
  ...linkWords,
  text: ['Text', 'النص'],
  text_needed: ['The button needs a text.', 'يحتاج الزر إلى نص.'],
  target: ['Leads to', 'الوجهة'],
  no_target: ['No destination yet', 'لم تُحدد الوجهة بعد'],
  add_link: ['Add a link', 'إضافة رابط'],
  change_target: ['Change', 'تغيير'],
  remove_link: ['Remove the link', 'إزالة الرابط'],
  add_button: ['Add a button', 'إضافة زر'],
  count: ['{count} of {max}', '{count} من {max}'],
  none: ['There are none yet.', 'لا يوجد شيء بعد.'],
  unnamed: ['Without text', 'بلا نص'],
  move_up: ['Move up: {label}', 'نقل إلى أعلى: {label}'],
  move_down: ['Move down: {label}', 'نقل إلى أسفل: {label}'],
  remove: ['Remove: {label}', 'إزالة: {label}'],
  moved: ['{label} is now number {place} of {count}.', '{label}: الموضع {place} من {count}.'],
  removed: ['{label} was removed.', 'أُزيل {label}.'],
  look: ['Look', 'النمط'],
  look_primary: ['Primary', 'أساسي'],
  look_secondary: ['Secondary', 'ثانوي'],
  look_tertiary: ['Tertiary', 'نصّي'],
} as const satisfies Words
