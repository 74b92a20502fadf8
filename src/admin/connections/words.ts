import type { ConnectionState } from '#domains/connections/index.ts'
import type { Words } from '#kernel/words/words.ts'

export const connectionWords = {
  title: ['Connections', 'الخدمات المتصلة'],
  about: [
    'The services that the site works with. A check asks a service for real and changes nothing: it moves no money, sends no message, and tells nobody anything about a customer.',
    'الخدمات التي يعتمد عليها الموقع. يتصل الفحص بالخدمة فعلًا دون أن يغيّر شيئًا: لا يحرّك مبلغًا، ولا يرسل رسالة، ولا يكشف شيئًا عن عميل.',
  ],
  failed: ['The connections could not be loaded.', 'تعذّر تحميل الخدمات المتصلة.'],
  check: ['Check', 'فحص'],
  check_one: ['Check {name}', 'فحص {name}'],
  check_all: ['Check all', 'فحص جميع الخدمات'],
  checking: ['Checking…', 'جارٍ الفحص…'],
  checked: ['{name}: {state}', '{name}: {state}'],
  last: ['Last check', 'آخر فحص'],
  by: ['by {name}', 'أجراه {name}'],
  missing: ['Missing', 'ما ينقصها'],
  variable: ['Variable', 'المتغيّر'],
  setting: ['Setting', 'الإعداد'],
  receiver: ['A receiver in a form that is switched on', 'مستقبِل مفعّل في أحد النماذج'],
  good: ['Right', 'سليم'],
  info: ['Note', 'للعلم'],
  warn: ['Worth a look', 'يستحق المراجعة'],
  bad: ['Wrong', 'خلل'],
} as const satisfies Words

export const connectionStateWords = {
  not_set_up: ['Not set up', 'لم تُضبط'],
  unchecked: ['Not checked yet', 'لم تُفحص'],
  works: ['Works', 'تعمل'],
  fails: ['Does not work', 'لا تعمل'],
} as const satisfies Record<ConnectionState, Words[string]>
