import type { Words } from '#kernel/words/words.ts'

export const operationWords = {
  title: ['Operation', 'تشغيل الموقع'],
  about: [
    'How the process that answers you is doing, and what waits in the database that all processes share. The limits are those of the alerts.',
    'حال العملية التي تجيب هذا الطلب، وما ينتظر في قاعدة البيانات التي تشترك فيها العمليات كلها. الحدود هنا هي حدود التنبيهات.',
  ],
  failed: ['The figures could not be loaded.', 'تعذّر تحميل الأرقام.'],
  again: ['Look again', 'تحديث'],
  build: ['Build', 'الإصدار'],
  what: ['What', 'البيان'],
  now: ['Now', 'الآن'],
  limit: ['Limit', 'الحد'],
  state: ['State', 'الحالة'],
  fine: ['Fine', 'سليم'],
  wrong: ['Out of order', 'خلل'],
  none_yet: ['None yet.', 'لا شيء حتى الآن.'],
  unread: ['Could not be read', 'تعذّرت قراءته'],
  all_fine: ['All that has a limit is within it.', 'كل ما له حد ضمن حدّه.'],
  some_wrong: ['Some figures are out of order.', 'بعض الأرقام خارج حدودها.'],
  yes: ['Yes', 'نعم'],
  no: ['No', 'لا'],
  role_web: ['answers people', 'تجيب الزوار والموظفين'],
  role_worker: ['does the jobs', 'تنفذ المهام'],
  role_both: ['answers people and does the jobs', 'تجيب الزوار والموظفين وتنفذ المهام'],
  megabytes: ['{amount} MB', '{amount} م.ب'],
} as const satisfies Words
