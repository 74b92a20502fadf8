import { number, text } from '#kernel/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#kernel/settings/settings.ts'
import { days, hours, minutes } from '#kernel/durations.ts'

export const orderSettings = defineSettings(['Orders', 'الطلبات عبر الإنترنت'], {
  'orders.soft_lock_minutes': number(15, [
    'For how many minutes a car is held while somebody orders it.',
    'عدد الدقائق التي تُحجز خلالها السيارة لمن يُتمّ طلبها.',
  ]),
  'orders.longest_lock_minutes': number(60, [
    'After how many minutes a car is free again even if somebody is still ordering it.',
    'عدد الدقائق التي تُتاح السيارة بعدها للجميع حتى إن لم يكتمل الطلب.',
  ]),
  'orders.confirmation_hours': number(48, [
    'Hours in which the link of a confirmation mail is to be opened; after them the order is cancelled.',
    'عدد الساعات المتاحة لفتح رابط التأكيد، ويُلغى الطلب بعدها.',
  ]),
  'orders.payment_hours': number(24, ['Hours that an order waits for a payment that is under way.', 'عدد الساعات التي ينتظر فيها الطلب اكتمال عملية الدفع.']),
  'orders.cancel_days': number(7, [
    'Days in which customers may cancel an order themselves; 0 leaves it to the team.',
    'عدد الأيام التي يمكن للعميل خلالها إلغاء طلبه بنفسه؛ القيمة 0 تترك الإلغاء للفريق.',
  ]),
  'order_online.endpoint_config': text('', [
    'Address of the content-integration API with the configuration of online orders, without /all; empty uses the configuration of this site.',
    'عنوان واجهة إعدادات الطلب عبر الإنترنت من دون \u2066/all\u2069؛ تُستخدم إعدادات هذا الموقع عند تركه فارغًا.',
  ]),
})

/** How orders are taken, in milliseconds. */
export function readOrdersSettings(read: ReadSettings) {
  const values = read(orderSettings)
  return {
    softLockMs: minutes(Math.max(1, values['orders.soft_lock_minutes'])),
    longestLockMs: minutes(Math.max(values['orders.soft_lock_minutes'], values['orders.longest_lock_minutes'])),
    confirmationMs: hours(Math.max(1, values['orders.confirmation_hours'])),
    paymentMs: hours(Math.max(1, values['orders.payment_hours'])),
    /** Address of the configuration of online orders, '' where it is our own. */
    configEndpoint: values['order_online.endpoint_config'],
    cancelMs: days(Math.max(0, values['orders.cancel_days'])),
  }
}
export type OrdersSettings = ReturnType<typeof readOrdersSettings>
