import type { Words } from '#kernel/words/words.ts'

export const outlineWords = {
  outline: ['Blocks of the page', 'مكوّنات الصفحة'],
  hint: [
    'Arrow keys choose, Alt with arrows moves, Delete removes, Enter goes to the fields.',
    'الأسهم للاختيار، وAlt مع الأسهم للنقل، وDelete للحذف، وEnter للانتقال إلى الحقول.',
  ],
  empty: ['No blocks yet', 'لا مكوّنات بعد'],
  add: ['Add a block', 'إضافة مكوّن'],
  drag: ['Drag to reorder', 'اسحب لتغيير الترتيب'],
  more: ['More for {name}', 'المزيد: {name}'],
  hide: ['Hide on the site', 'إخفاء من الموقع'],
  show: ['Show on the site', 'إظهار في الموقع'],
  hidden: ['hidden', 'مخفي'],
  faulty: ['needs attention', 'يحتاج إلى مراجعة'],
  move_up: ['Move up', 'نقل إلى أعلى'],
  move_down: ['Move down', 'نقل إلى أسفل'],
  duplicate: ['Duplicate', 'تكرار'],
  remove: ['Delete', 'حذف'],
  copy: ['Copy', 'نسخ'],
  row: ['{position} of {total}', '{position} من {total}'],
} as const satisfies Words
