import type { Words } from '#kernel/words/words.ts'

export const tokenWords = {
  active: ['Active', 'فعّال'],
  expired: ['Expired', 'منتهٍ'],
  revoked: ['Revoked', 'ملغى'],
  revoke: ['Revoke', 'إلغاء الرمز'],
  revoke_title: ['Revoke “{name}”?', 'إلغاء الرمز «{name}»؟'],
  revoke_text: ['Programs that use it are refused at once. This cannot be undone.', 'تُرفض طلبات البرامج التي تستخدمه فورًا. لا يمكن التراجع عن ذلك.'],
  revoked_done: ['The token is revoked.', 'أُلغي الرمز.'],
  name_help: ['The program that will use it, so that it can be found again.', 'اسم البرنامج الذي يستخدم الرمز، لتسهيل التعرف عليه.'],
  expires_help: ['Empty never expires. A term is safer.', 'يُترك فارغًا كي لا ينتهي، وتحديد مدة أكثر أمانًا.'],
  days: ['{count} days', 'المدة بالأيام: {count}'],
  never: ['Never', 'بلا انتهاء'],
  scopes_help: ['Give only what the program needs.', 'امنح البرنامج ما يحتاج إليه فقط.'],
  scopes_required: ['Choose at least one', 'اختر صلاحية واحدة على الأقل'],
  made: ['The token', 'رمز الوصول'],
  made_text: [
    'This is the only time it is shown. Copy it now and keep it like a password.',
    'لا يظهر الرمز إلا مرة واحدة. انسخه الآن واحفظه كما تُحفظ كلمة المرور.',
  ],
  copy: ['Copy', 'نسخ'],
  copied: ['Copied', 'نُسخ'],
  done: ['I have kept it', 'حفظتُ الرمز'],
} as const satisfies Words
