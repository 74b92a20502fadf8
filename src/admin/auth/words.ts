import type { Words } from '#kernel/words/words.ts'

export const authWords = {
  title: ['Confirm that it is you', 'تأكيد هويتك'],
  text: [
    'This is a sensitive action, and you signed in some time ago. Sign in again in a new window; what you entered here stays as it is.',
    'هذا إجراء حساس، وقد مضى وقت على آخر تسجيل دخول لك. سجّل الدخول مجددًا في نافذة جديدة، وستبقى البيانات التي أدخلتها هنا كما هي.',
  ],
  sign_in: ['Sign in again', 'تسجيل الدخول مجددًا'],
  go_on: ['I have signed in, continue', 'سجّلت الدخول، متابعة'],
  cancel: ['Cancel', 'إلغاء'],
} as const satisfies Words
