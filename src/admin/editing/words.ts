import type { Words } from '#kernel/words/words.ts'

export const editingWords = {
  stale: ['Changed by somebody else meanwhile', 'عدّل شخص آخر هذا السجل'],
  stale_text: [
    'While you were editing, somebody else saved this record. Choose for each field; nothing of what you typed is lost until you decide.',
    'حفظ شخص آخر هذا السجل في أثناء تحريرك له. اختر القيمة المناسبة لكل حقل، ولن يُفقد شيء مما كتبته قبل أن تقرر.',
  ],
  same: ['Both versions hold the same values now.', 'القيم متطابقة في النسختين.'],
  field: ['Field', 'الحقل'],
  mine: ['Your version', 'نسختك'],
  theirs: ['The stored version', 'النسخة المحفوظة'],
  keep_mine: ['All of mine', 'اعتماد نسختي كاملة'],
  take_theirs: ['Take the stored version', 'اعتماد النسخة المحفوظة'],
  save_chosen: ['Save my choice', 'حفظ الاختيار'],
  later: ['Continue editing', 'متابعة التحرير'],
  empty: ['empty', 'فارغ'],
  read_only: ['You may read this record, not change it.', 'يمكنك الاطلاع على هذا السجل من دون تعديله.'],
  note: ['Note', 'ملاحظة'],
  note_add: ['Add note', 'إضافة الملاحظة'],
} as const satisfies Words
