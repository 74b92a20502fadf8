import { defineWords } from '#kernel/words/words.ts'

/** The way back to an unfinished order. */
export const waitingOrderWords = defineWords('waiting_order', {
  label: ['Your unfinished order', 'طلبك الذي لم يكتمل'],
  text: ['Your order is not finished yet.', 'لم يكتمل طلبك بعد.'],
  continue: ['Go on with it', 'متابعة الطلب'],
  hide: ['Do not show this', 'إخفاء هذا التنبيه'],
})
