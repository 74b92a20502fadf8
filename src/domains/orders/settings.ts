import { number, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'
import { days, hours, minutes } from '#kernel/durations.ts'

export const orderSettings = defineSettings(['Orders', 'الطلبات عبر الإنترنت'], ['order', 'orders', 'holds'], {
  'orders.soft_lock_minutes': number(
    15,
    ['Minutes that a car is held for an order', 'مدة حجز السيارة أثناء الطلب بالدقائق'],
    ['For how many minutes a car is held while somebody orders it.', 'عدد الدقائق التي تُحجز خلالها السيارة لمن يُتمّ طلبها.'],
  ),
  'orders.longest_lock_minutes': number(
    60,
    ['Longest hold of a car', 'أطول مدة لحجز السيارة'],
    ['After how many minutes a car is free again even if somebody is still ordering it.', 'عدد الدقائق التي تُتاح السيارة بعدها للجميع حتى إن لم يكتمل الطلب.'],
  ),
  'orders.most_held_by_visitor': number(
    2,
    ['Cars that a visitor may hold', 'السيارات التي يحجزها زائر واحد'],
    [
      'How many cars one visitor may hold at a time, with orders that wait for their payment or confirmation.',
      'أكبر عدد من السيارات يمكن أن يحفظها زائر واحد في وقت واحد، ومنها الطلبات التي تنتظر الدفع أو التأكيد.',
    ],
  ),
  'orders.most_held_by_contact': number(
    3,
    ['Cars that one contact may hold', 'السيارات المحجوزة ببيانات تواصل واحدة'],
    [
      'How many cars may be held at a time under one e-mail address or phone number.',
      'أكبر عدد من السيارات يمكن حفظها في وقت واحد ببريد إلكتروني واحد أو رقم هاتف واحد.',
    ],
  ),
  'orders.most_held_by_network': number(
    4,
    ['Cars held from one IPv6 network', 'السيارات المحجوزة من شبكة IPv6 واحدة'],
    [
      'How many cars may be held at a time from one IPv6 network, which belongs to one subscriber.',
      'أكبر عدد من السيارات يمكن حفظها في وقت واحد من شبكة \u2066IPv6\u2069 واحدة، وهي تخص مشتركًا واحدًا.',
    ],
  ),
  'orders.most_held_by_address': number(
    20,
    ['Cars held from one IPv4 address', 'السيارات المحجوزة من عنوان IPv4 واحد'],
    [
      'How many cars may be held at a time from one IPv4 address, which many people may share.',
      'أكبر عدد من السيارات يمكن حفظها في وقت واحد من عنوان \u2066IPv4\u2069 واحد، وقد يتشاركه كثيرون.',
    ],
  ),
  'orders.most_held_percent': number(
    30,
    ['Share of the stock that may be held', 'نسبة المخزون التي يمكن حجزها'],
    [
      'How many percent of the cars that can be ordered may be held at a time; ten cars may always be.',
      'أكبر نسبة مئوية يمكن حفظها في وقت واحد من السيارات القابلة للطلب، ويمكن دائمًا حفظ عشر سيارات.',
    ],
  ),
  'orders.confirmation_hours': number(
    48,
    ['Hours to confirm an order', 'مهلة تأكيد الطلب بالساعات'],
    [
      'Hours in which the link of a confirmation mail is to be opened; after them the order is cancelled.',
      'عدد الساعات المتاحة لفتح رابط التأكيد، ويُلغى الطلب بعدها.',
    ],
  ),
  'orders.payment_minutes': number(
    15,
    ['Minutes to pay an order', 'مهلة الدفع بالدقائق'],
    [
      'Minutes that an order keeps its car while its payment is not confirmed; after them the order is cancelled.',
      'عدد الدقائق التي يحفظ فيها الطلب سيارته بانتظار إتمام الدفع، ويُلغى بعدها.',
    ],
  ),
  'orders.cancel_days': number(
    7,
    ['Days to cancel an order', 'مهلة إلغاء الطلب بالأيام'],
    [
      'Days in which customers may cancel an order themselves; 0 leaves it to the team.',
      'عدد الأيام التي يمكن للعميل خلالها إلغاء طلبه بنفسه؛ القيمة 0 تترك الإلغاء للفريق.',
    ],
  ),
  'order_online.endpoint_config': text(
    '',
    ['Address of the order configuration', 'عنوان إعدادات الطلب عبر الإنترنت'],
    [
      'Address of the content-integration API with the configuration of online orders, without /all; empty uses the configuration of this site.',
      'عنوان واجهة إعدادات الطلب عبر الإنترنت من دون \u2066/all\u2069؛ تُستخدم إعدادات هذا الموقع عند تركه فارغًا.',
    ],
    { receivesData: true },
  ),
})

/** How orders are taken, in milliseconds. */
export function readOrdersSettings(read: ReadSettings) {
  const values = read(orderSettings)
  return {
    softLockMs: minutes(Math.max(1, values['orders.soft_lock_minutes'])),
    longestLockMs: minutes(Math.max(values['orders.soft_lock_minutes'], values['orders.longest_lock_minutes'])),
    confirmationMs: hours(Math.max(1, values['orders.confirmation_hours'])),
    paymentMs: minutes(Math.max(1, values['orders.payment_minutes'])),
    mostHeldByVisitor: Math.max(1, values['orders.most_held_by_visitor']),
    mostHeldByContact: Math.max(1, values['orders.most_held_by_contact']),
    mostHeldByNetwork: Math.max(1, values['orders.most_held_by_network']),
    mostHeldByAddress: Math.max(1, values['orders.most_held_by_address']),
    mostHeldPercent: Math.min(100, Math.max(1, values['orders.most_held_percent'])),
    /** Address of the configuration of online orders, '' where it is our own. */
    configEndpoint: values['order_online.endpoint_config'],
    cancelMs: days(Math.max(0, values['orders.cancel_days'])),
  }
}
export type OrdersSettings = ReturnType<typeof readOrdersSettings>
