import { defineWords } from '#kernel/words/words.ts'

/** Texts of the screen for a failed sign-in. */
export const authErrorWords = defineWords('auth', {
  no_permissions_heading: ['No permission', 'لا توجد صلاحية'],
  no_permissions: ['Your account may not open this area.', 'حسابك لا يملك صلاحية الوصول إلى هذا القسم.'],
  error_heading: ['Sign-in failed', 'تعذّر تسجيل الدخول'],
  error: ['You could not be signed in. Please try again.', 'لم يكتمل تسجيل الدخول. يُرجى المحاولة مرة أخرى.'],
  unavailable_heading: ['Sign-in is not available', 'تسجيل الدخول غير متاح حاليًا'],
  unavailable: [
    'The sign-in service is not available at the moment. Please try again in a moment.',
    'خدمة تسجيل الدخول غير متاحة حاليًا. يُرجى المحاولة بعد قليل.',
  ],
  signed_in_as: ['Signed in as', 'الحساب الحالي:'],
  other_account: ['Sign in with another account', 'تسجيل الدخول بحساب آخر'],
  sign_in: ['Sign in', 'تسجيل الدخول'],
  sign_out: ['Sign out', 'تسجيل الخروج'],
})
