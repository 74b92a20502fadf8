import type { Words } from '#kernel/words/words.ts'

export const userWords = {
  visitor: ['No access', 'بلا صلاحية'],
  retailer: ['Retailer', 'معرض'],
  editor: ['Editor', 'محرر'],
  admin: ['Administrator', 'مدير'],
  visitor_help: ['May sign in and do nothing.', 'يمكنه تسجيل الدخول من دون أي إجراء.'],
  retailer_help: ['Records of the retailers named below, and nothing else.', 'سجلات المعارض المحددة أدناه فقط.'],
  editor_help: ['Pages, media, navigation, settings, dealers and translations.', 'الصفحات والوسائط والتنقل والإعدادات والمعارض والترجمات.'],
  admin_help: ['Everything, with users, tokens, metaheads and the audit log.', 'جميع الأقسام، ومنها المستخدمون والرموز والشيفرات المضمّنة وسجل التدقيق.'],
  retailers_help: ['Their leads and orders are theirs to see.', 'تظهر له سجلات هذه المعارض دون غيرها.'],
  role_help: ['A role chosen here stays, whatever the sign-in service says.', 'الصلاحية المحددة هنا تبقى ثابتة مهما كانت بيانات خدمة تسجيل الدخول.'],
  pin_help: ['Off: the next sign-in sets the role again.', 'عند الإيقاف تُحدَّد الصلاحية من جديد في تسجيل الدخول التالي.'],
  pinned: ['Set here', 'محددة هنا'],
  claimed: ['From the sign-in service', 'من خدمة تسجيل الدخول'],
  active: ['Active', 'نشط'],
  disabled: ['Blocked', 'موقوف'],
  block: ['Sign-in blocked', 'إيقاف تسجيل الدخول'],
  disable_help: ['Blocks the sign-in and ends every session at once.', 'يوقف تسجيل الدخول وينهي الجلسات كلها فورًا.'],
} as const satisfies Words
