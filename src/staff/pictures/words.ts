import type { Words } from '#kernel/words/words.ts'

export const pictureWords = {
  library: ['Picture library', 'مكتبة الصور'],
  details: ['The chosen picture', 'الصورة المختارة'],
  pick_one: ['Choose a picture to see its details.', 'اختر صورة لعرض تفاصيلها.'],
  alt_ar: ['Description in Arabic', 'الوصف بالعربية'],
  alt_ar_hint: ['What the picture shows, in one sentence.', 'ما تُظهره الصورة في جملة واحدة.'],
  alt_en: ['Description in English', 'الوصف بالإنجليزية'],
  alt_needed: ['The picture needs a description for those who cannot see it.', 'تحتاج الصورة إلى وصف لمن لا يراها.'],
  too_small: [
    'This place shows pictures of up to {width} × {height} px; this one is smaller and may look soft.',
    'يعرض هذا الموضع صورًا حتى {width} × {height} بكسل، وهذه أصغر منها وقد تبدو أقل وضوحًا.',
  ],
  use: ['Use the picture', 'استخدام الصورة'],
  use_several: ['Use the pictures ({count})', 'استخدام الصور ({count})'],
  save_and_use: ['Save and use', 'حفظ واستخدام'],
} as const satisfies Words
