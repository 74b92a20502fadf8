import type { Action } from '#domains/accounts/index.ts'
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
  expires_help: ['Empty never expires. A term is safer.', 'يُترك فارغًا كي لا ينتهي. تحديد مدة أكثر أمانًا.'],
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

/** The permission table in words, as scopes of a token. */
export const actionWords = {
  'pages.read': ['Read pages and drafts', 'قراءة الصفحات والمسودات'],
  'pages.write': ['Write and publish pages', 'تحرير الصفحات ونشرها'],
  'media.read': ['Read the media library', 'قراءة مكتبة الوسائط'],
  'media.write': ['Upload and change media', 'رفع الوسائط وتعديلها'],
  'navigation.write': ['Change the menu', 'تعديل قائمة التنقل'],
  'settings.write': ['Change settings', 'تعديل الإعدادات'],
  'translations.write': ['Change translations', 'تعديل الترجمات'],
  'dealers.write': ['Change dealers', 'تعديل المعارض'],
  'stock.read': ['Read stock', 'قراءة المخزون'],
  'stock.write': ['Change stock', 'تعديل المخزون'],
  'jobs.read': ['See jobs', 'الاطلاع على المهام'],
  'metaheads.write': ['Change metaheads', 'تعديل الشيفرات المضمّنة'],
  'secrets.write': ['Write secret settings', 'كتابة الإعدادات السرية'],
  'jobs.write': ['Repeat jobs', 'إعادة تشغيل المهام'],
  'users.read': ['See users', 'الاطلاع على المستخدمين'],
  'users.write': ['Change users', 'تعديل المستخدمين'],
  'tokens.read': ['See API tokens', 'الاطلاع على رموز الوصول'],
  'tokens.write': ['Create and revoke API tokens', 'إنشاء رموز الوصول وإلغاؤها'],
  'audit.read': ['Read the audit log', 'قراءة سجل التدقيق'],
} as const satisfies Record<Action, readonly [string, string]>

/** What the first part of an action speaks of. */
export const actionGroupWords = {
  pages: ['Pages', 'الصفحات'],
  media: ['Media', 'الوسائط'],
  navigation: ['Navigation', 'التنقل'],
  settings: ['Settings', 'الإعدادات'],
  translations: ['Translations', 'الترجمات'],
  dealers: ['Dealers', 'المعارض'],
  metaheads: ['Metaheads', 'الشيفرات المضمّنة'],
  stock: ['Stock', 'المخزون'],
  secrets: ['Secrets', 'الأسرار'],
  jobs: ['Jobs', 'المهام'],
  users: ['Users', 'المستخدمون'],
  tokens: ['API tokens', 'رموز الوصول'],
  audit: ['Audit log', 'سجل التدقيق'],
} as const satisfies Record<ActionGroup, readonly [string, string]>

export type ActionGroup = Action extends `${infer Group}.${string}` ? Group : never
