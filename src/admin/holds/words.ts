import type { FreeRefusal, HoldStage } from '#domains/orders/index.ts'
import type { WordPair, Words } from '#kernel/words/words.ts'

export const holdStageWords = {
  checkout: ['Filling in the order', 'يُكمل بيانات الطلب'],
  payment: ['Waits for the payment', 'بانتظار الدفع'],
  link: ['Waits for the link of the mail', 'بانتظار فتح رابط البريد'],
} as const satisfies Record<HoldStage, WordPair>

export const freeRefusalWords = {
  payment_begun: ['a payment has begun; the hold ends by itself if it is not completed', 'بدأ الدفع، وينتهي الحجز تلقائيًا إذا لم يكتمل'],
  ordered: ['its order is confirmed; cancel it on the order’s page', 'طلبها مؤكَّد، ويمكن إلغاؤه من صفحة الطلب'],
  gone: ['no longer there', 'لم يعد الحجز موجودًا'],
} as const satisfies Record<FreeRefusal, WordPair>

export const holdWords = {
  none: ['Nobody holds a car at the moment.', 'لا توجد سيارات محجوزة مؤقتًا في الوقت الحالي.'],
  all: ['All', 'الكل'],
  hoarding_only: ['Several cars held at once', 'من يحجز عدة سيارات معًا'],
  same_visitor: ['Same visitor: {count}', 'الزائر نفسه: {count}'],
  same_network: ['Same network: {count}', 'الشبكة نفسها: {count}'],
  same_contact: ['Same contact: {count}', 'جهة الاتصال نفسها: {count}'],
  until: ['until', 'حتى'],
  free: ['Make available', 'إتاحة السيارات'],
  free_question: ['Make {count} selected cars available?', 'إتاحة السيارات المحددة، وعددها {count}'],
  free_text: [
    'Their holds end, and orders that wait for the link of a mail are cancelled with a mail to the buyer. Cars whose payment has begun stay as they are.',
    'ينتهي حجزها المؤقت، وتُلغى الطلبات التي تنتظر فتح رابط البريد مع إشعار أصحابها. أما السيارات التي بدأ دفع مبلغها فتبقى كما هي.',
  ],
  freed: ['Made available: {done}. Free already: {unchanged}. Not made available: {refused}.', 'أُتيحت: {done}. متاحة من قبل: {unchanged}. لم تُتَح: {refused}.'],
} as const satisfies Words
