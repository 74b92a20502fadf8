import type { Words } from '#kernel/words/words.ts'

export const filledWords = {
  add_row: ['Add an entry', 'إضافة عنصر'],
  row: ['Entry {number}', 'العنصر {number}'],
  row_up: ['Move up: {name}', 'نقل إلى أعلى: {name}'],
  row_down: ['Move down: {name}', 'نقل إلى أسفل: {name}'],
  remove_row: ['Remove: {name}', 'حذف: {name}'],
  actions: ['Actions', 'إجراءات'],
  lines_hint: ['One a line.', 'واحد في كل سطر.'],
  paste_hint: [
    'A table from Excel or Google Sheets can be pasted into any cell.',
    'يمكن لصق جدول من \u2066Excel\u2069 أو \u2066Google Sheets\u2069 في أي خانة.',
  ],
  pasted: ['Pasted, rows: {rows}.', 'لُصق الجدول. عدد الصفوف: {rows}.'],
  pasted_some: ['Pasted, rows: {rows}. Cells that did not fit: {dropped}.', 'لُصق الجدول. عدد الصفوف: {rows}، وخانات لم تُلصق: {dropped}.'],
  in_arabic: ['{label} in Arabic', '{label} بالعربية'],
  in_english: ['{label} in English', '{label} بالإنجليزية'],
  flawed: ['needs a look', 'يحتاج إلى مراجعة'],
  in_use: ['In use', 'مفعّل'],
  shown: ['Shown', 'ظاهر'],
  repeated: ['This name stands twice; the last one counts.', 'هذا الاسم مكرر، ويُؤخذ بآخر قيمة له.'],
  one_text: ['One text', 'نص واحد'],
  several_pairs: ['Names with a value each', 'أسماء ولكل منها قيمة'],
  value_is: ['The value is', 'نوع القيمة'],
  source: ['JSON, for programmers', '\u2066JSON\u2069 للمبرمجين'],
  other_shape: ['This value has another shape than the form, so it is shown as JSON.', 'لا يطابق شكل هذه القيمة النموذج، لذا تُعرض بصيغة \u2066JSON\u2069.'],
} as const satisfies Words
