import type { Words } from '#kernel/words/words.ts'

export const canvasWords = {
  canvas: ['Page', 'الصفحة'],
  stage: ['Page in its full size', 'الصفحة بحجمها الكامل'],
  canvas_hint: [
    'Preview of the page. Blocks are chosen and moved with the keyboard in the list of blocks.',
    'معاينة الصفحة. تُختار المكوّنات وتُرتَّب بلوحة المفاتيح من قائمة المكوّنات.',
  ],
  navigation: ['The site navigation stands here', 'موضع قائمة الموقع'],
  empty_title: ['This page has no blocks yet', 'لا مكوّنات في هذه الصفحة بعد'],
  empty_text: ['Drag a block here, or choose one from the catalogue.', 'اسحب مكوّنًا إلى هنا، أو اختره من المكتبة.'],
  add_block: ['Add a block', 'إضافة مكوّن'],
  unknown: ['Block “{name}” is not known here. It stays as it is stored.', 'المكوّن «{name}» غير معروف في هذا الإصدار، ويبقى محفوظًا كما هو.'],
  failed: ['This block cannot be drawn with these values.', 'تعذّر عرض هذا المكوّن بقيمه الحالية.'],
  try_again: ['Try again', 'المحاولة مجددًا'],
  nothing: ['Nothing to show yet: fill in its fields.', 'لا يوجد ما يُعرض بعد. املأ حقول المكوّن.'],
  out_of_dates: ['Not shown now: today is outside its dates.', 'لا يظهر حاليًا، فتاريخ اليوم خارج مدة عرضه.'],
  hidden: ['Hidden', 'مخفي'],
  edits: ['{name} is editing this block', 'قيد التحرير الآن: {name}'],
  actions: ['Actions of the block', 'إجراءات المكوّن'],
  move_up: ['Move up', 'نقل إلى أعلى'],
  move_down: ['Move down', 'نقل إلى أسفل'],
  duplicate: ['Duplicate', 'تكرار'],
  hide: ['Hide on the site', 'إخفاء من الموقع'],
  show: ['Show on the site', 'إظهار في الموقع'],
  remove: ['Delete', 'حذف'],
  add_below: ['Add a block below', 'إضافة مكوّن بعده'],
} as const satisfies Words
