import type { Words } from '#kernel/words/words.ts'

export const outlineWords = {
  outline: ['Blocks of the page', 'مكوّنات الصفحة'],
  hint: [
    'Arrow keys choose, with Shift several, with Alt they move; / adds, Delete removes, Enter goes to the fields.',
    'الأسهم للاختيار، ومع Shift لعدة مكوّنات، ومع Alt للنقل، و/ للإضافة، وDelete للحذف، وEnter للانتقال إلى الحقول.',
  ],
  empty: ['No blocks yet', 'لا مكوّنات بعد'],
  add_at: ['Add a block at position {position}', 'إضافة مكوّن في الموضع {position}'],
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
