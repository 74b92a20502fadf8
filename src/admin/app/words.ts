import type { Words } from '#kernel/words/words.ts'
import type { Section } from './subject.ts'

export const appWords = {
  zone: ['Times are those of {zone}', 'الأوقات بحسب {zone}'],
  title: ['Administration', 'الإدارة'],
  menu: ['Administration menu', 'قائمة الإدارة'],
  dashboard: ['Overview', 'لوحة المتابعة'],
  view_site: ['View the site', 'عرض الموقع'],
  open_editor: ['Open the editor', 'فتح المحرر'],
  loading: ['Loading', 'جارٍ التحميل'],
  other_language: ['العربية', 'English'],
  no_permission: ['No permission', 'لا توجد صلاحية'],
  no_permission_text: ['Your role does not include this area. An administrator can change that.', 'لا تشمل صلاحيتك هذا القسم. يمكن للمدير تعديل ذلك.'],
  not_found: ['There is nothing at this address', 'لا توجد صفحة بهذا العنوان'],
  not_found_text: ['The address is mistyped, or the record no longer exists.', 'العنوان غير صحيح، أو أن السجل لم يعد موجودًا.'],
  home: ['Back to the overview', 'العودة إلى لوحة المتابعة'],
  failed: ['This screen could not be shown', 'تعذّر عرض هذه الشاشة'],
  failed_text: ['Reloading the page usually helps. What was saved is not affected.', 'إعادة تحميل الصفحة تعالج ذلك عادةً. لا أثر لذلك في ما حُفظ.'],
  reload: ['Reload', 'إعادة التحميل'],
  sign_out_everywhere: ['Sign out of all browsers', 'تسجيل الخروج من جميع المتصفحات'],
  role_admin: ['Administrator', 'مدير'],
  role_editor: ['Editor', 'محرر'],
  role_sales: ['Sales', 'المبيعات'],
  role_finance: ['Finance', 'المالية'],
  role_retailer: ['Retailer', 'معرض'],
} as const satisfies Words

export const sectionWords = {
  sales: ['Sales', 'المبيعات'],
  content: ['Content', 'المحتوى'],
  site: ['Site', 'الموقع'],
  stock: ['Stock', 'المخزون'],
  people: ['Access', 'الوصول'],
  system: ['System', 'النظام'],
} as const satisfies Record<Section, readonly [string, string]>
