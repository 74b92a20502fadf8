import type { Words } from '#kernel/words/words.ts'

export const userWords = {
  visitor: ['No access', 'بلا صلاحية'],
  retailer: ['Retailer', 'معرض'],
  editor: ['Editor', 'محرر'],
  sales: ['Sales', 'المبيعات'],
  finance: ['Finance', 'المالية'],
  admin: ['Administrator', 'مدير'],
  visitor_help: ['May sign in and do nothing.', 'يمكنه تسجيل الدخول من دون أي إجراء.'],
  retailer_limit: ['Only for the retailers named below.', 'للمعارض المحددة أدناه فقط.'],
  may: ['What this role may do', 'ما تتيحه هذه الصلاحية'],
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
