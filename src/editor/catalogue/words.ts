import type { Words } from '#kernel/words/words.ts'

export const catalogueWords = {
  catalogue: ['Block catalogue', 'مكتبة المكوّنات'],
  search: ['Search the blocks', 'البحث في المكوّنات'],
  hint: [
    'Drag a block onto the page, or press it to put it after the selected one. Arrows choose, Enter adds.',
    'اسحب المكوّن إلى الصفحة، أو اضغط عليه ليُضاف بعد المكوّن المحدد. الأسهم للاختيار وEnter للإضافة.',
  ],
  picker: ['Add a block', 'إضافة مكوّن'],
  found: ['{count} blocks', 'عدد المكوّنات: {count}'],
  favourites: ['Favourites', 'المفضّلة'],
  recent: ['Used lately', 'المستخدمة مؤخرًا'],
  favourite: ['Favourite: {name}', 'مفضّل: {name}'],
  sections: ['Shared sections', 'الأقسام المشتركة'],
  nothing: ['No block matches', 'لا مكوّن بهذا الوصف'],
  nothing_more: ['Try another word.', 'جرّب كلمة أخرى.'],
  Content: ['Content', 'المحتوى'],
  Advanced: ['Advanced', 'متقدم'],
  Hero: ['Hero', 'الواجهة'],
  Specials: ['Specials', 'مكوّنات خاصة'],
  'Stock Locator': ['Stock locator', 'المخزون'],
  'New Blocks Versions': ['New versions', 'إصدارات جديدة'],
} as const satisfies Words
