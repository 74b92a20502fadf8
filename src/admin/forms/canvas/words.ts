import type { Words } from '#kernel/words/words.ts'

export const canvasWords = {
  canvas: ['The form as visitors see it', 'النموذج كما يراه الزوار'],
  empty: ['Choose a field from the catalogue, or drag one here.', 'اختر حقلًا من مكتبة الحقول، أو اسحبه إلى هنا.'],
  a_vehicle: ['Defender 110 X', 'ديفندر \u2066110 X\u2069'],
  hidden: ['visitors do not see it ({name})', 'لا يراه الزوار ({name})'],
  conditional: ['shown under a condition', 'يظهر بشرط'],
} as const satisfies Words
