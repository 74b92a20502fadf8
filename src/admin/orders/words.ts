import type { InvoiceKind } from '#domains/invoices/index.ts'
import type { OrderAction, OrderEventType, OrderKind, OrderStage, OrderState } from '#domains/orders/index.ts'
import type { WordPair, Words } from '#kernel/words/words.ts'

export const orderStateWords = {
  pending: ['Pending', 'قيد الانتظار'],
  free: ['Without a fee', 'من دون رسوم'],
  authorized: ['Amount held', 'المبلغ محجوز'],
  paid: ['Fee paid', 'دُفع مبلغ الحجز'],
  confirmed: ['Confirmed', 'مؤكَّد'],
  completed: ['Completed', 'مكتمل'],
  failed: ['Failed', 'تعذّر إتمامه'],
  cancelled: ['Cancelled', 'ملغى'],
  refunded: ['Refunded', 'رُدّ مبلغه'],
} as const satisfies Record<OrderState, WordPair>

export const orderKindWords = {
  purchase: ['Purchase', 'شراء'],
  reservation: ['Reservation', 'حجز'],
} as const satisfies Record<OrderKind, WordPair>

export const orderActionWords = {
  confirm: ['Confirm the order', 'تأكيد الطلب'],
  capture: ['Take the amount', 'تحصيل المبلغ'],
  prepare: ['Begin to prepare the car', 'بدء تجهيز السيارة'],
  make_ready: ['The car is ready', 'السيارة جاهزة للاستلام'],
  complete: ['Hand over the car', 'تسليم السيارة'],
  cancel: ['Cancel the order', 'إلغاء الطلب'],
  refund: ['Refund', 'ردّ المبلغ'],
} as const satisfies Record<OrderAction, WordPair>

/** What the button of an action says of its money. */
export const orderActionSumWords = {
  confirm_held: ['Confirm the order; held: {sum}', 'تأكيد الطلب، والمحجوز {sum}'],
  confirm_paid: ['Confirm the order; paid: {sum}', 'تأكيد الطلب، والمدفوع {sum}'],
  capture: ['Take the amount: {sum}', 'تحصيل المبلغ: {sum}'],
  complete: ['Hand over the car; left to pay: {sum}', 'تسليم السيارة، والمتبقي {sum}'],
  cancel_held: ['Cancel the order and release {sum}', 'إلغاء الطلب وإلغاء حجز {sum}'],
  cancel_taken: ['Cancel the order and refund {sum}', 'إلغاء الطلب وردّ {sum}'],
  refund: ['Refund: {sum}', 'ردّ المبلغ: {sum}'],
} as const satisfies Words

/** Steps of an action that needed a second person. */
export const orderApprovalWords = {
  waits: ['{what}, and waits for a second person', '{what}، بانتظار موافقة موظف ثانٍ'],
  approved: ['{what}, and a second person approved', '{what}، ووافق موظف ثانٍ'],
  declined: ['{what}, and a second person declined', '{what}، ورُفض الطلب'],
} as const satisfies Words

/** The event of a cancelled visit. */
export const visitWords = { off: ['The visit was cancelled', 'أُلغيت الزيارة'] } as const satisfies Words

export const orderEventWords = {
  created: ['Ordered', 'استُلم الطلب'],
  state: ['From “{from}” to “{to}”', 'من «{from}» إلى «{to}»'],
  handed_over: ['From “{from}” to “{to}”, handed over on {date}', 'من «{from}» إلى «{to}»، بتاريخ تسليم {date}'],
  money: ['Payment: {what}', 'الدفع: {what}'],
  stage: ['Stage: {what}', 'المرحلة: {what}'],
  visit: ['Visit: {date} {time}', 'موعد الزيارة: {date} {time}'],
  note: ['Note', 'ملاحظة'],
  mail: ['Mail', 'رسالة بريد'],
  refused: ['The car was no longer available', 'لم تعد السيارة متاحة'],
  erased: ['The person was erased', 'مُحيت بيانات الشخص'],
} as const satisfies Record<Exclude<OrderEventType, 'vehicle'> | 'handed_over', WordPair>

/** States of the ordered vehicle. */
export const orderVehicleWords = {
  reserved: ['The car was reserved', 'حُجزت السيارة'],
  sold: ['The car was sold', 'بيعت السيارة'],
  free: ['The car is for sale again', 'عادت السيارة متاحة للبيع'],
} as const satisfies Words

export const orderNoteWords = {
  completed_without_browser: ['The payment arrived before the browser came back.', 'وصلت عملية الدفع قبل عودة المتصفح.'],
} as const satisfies Words

export const orderMoneyWords = {
  created: ['begun', 'بدأت'],
  pending: ['under way', 'قيد التنفيذ'],
  authorised: ['held', 'حُجز المبلغ'],
  captured: ['taken', 'حُصّل المبلغ'],
  released: ['released', 'أُلغي الحجز'],
  part_refunded: ['refunded in part', 'رُدّ جزء من المبلغ'],
  refunded: ['refunded', 'رُدّ المبلغ'],
  failed: ['failed', 'تعذّرت'],
  expired: ['expired', 'انتهت صلاحيتها'],
  disputed: ['disputed', 'محل اعتراض'],
  release: ['its return was asked for', 'طُلب إلغاء حجز المبلغ أو ردّه'],
  capture: ['its taking was asked for', 'طُلب تحصيل المبلغ'],
  refund: ['its refund was asked for', 'طُلب ردّ المبلغ'],
  cancel: ['the cancellation was asked for', 'طُلب إلغاء الطلب وردّ مبلغه'],
} as const satisfies Words

export const orderInvoiceWords = {
  invoice: ['Invoice', 'فاتورة'],
  credit_note: ['Credit note', 'إشعار دائن'],
} as const satisfies Record<InvoiceKind, WordPair>

/** Stages between confirmation and handover. */
export const orderStageWords = {
  preparing: ['in preparation', 'قيد التجهيز'],
  ready: ['ready', 'جاهزة للاستلام'],
} as const satisfies Record<OrderStage, WordPair>

/** Occasions of an order's mails. */
export const orderMailWords = {
  placed: ['Order received', 'استلام الطلب'],
  paid: ['Amount taken', 'تحصيل المبلغ'],
  confirmed: ['Order confirmed', 'تأكيد الطلب'],
  visit: ['Visit', 'موعد الزيارة'],
  preparing: ['In preparation', 'قيد التجهيز'],
  ready: ['Ready', 'جاهزة للاستلام'],
  completed: ['Order completed', 'اكتمال الطلب'],
  cancelled: ['Order cancelled', 'إلغاء الطلب'],
  part_refunded: ['Refunded in part', 'ردّ جزء من المبلغ'],
  refunded: ['Refunded', 'ردّ المبلغ'],
  failed: ['Order failed', 'تعذّر إتمام الطلب'],
  other: ['Mail', 'رسالة بريد'],
} as const satisfies Words

export const orderWords = {
  lead: ['Lead', 'طلب العميل'],
  to_customer: ['to the customer', 'إلى العميل'],
  to_retailer: ['to the retailer', 'إلى المعرض'],
  more: ['{n} more', 'و{n} غيرها'],
  invoices: ['Invoices', 'الفواتير'],
  invoice_coming: ['being issued', 'قيد الإصدار'],
  stages: ['Stages', 'مراحل الطلب'],
  work: ['Follow-up', 'المتابعة'],
  no_actions: ['Nothing is to be done with this order.', 'لا إجراء متاحًا لهذا الطلب.'],
  reason: ['Reason', 'السبب'],
  handover_day: ['Day of the handover', 'تاريخ التسليم'],
  handover_day_wrong: ['A day from that of the order to today, such as {example}', 'يوم بين تاريخ الطلب واليوم، مثل {example}'],
  sums: ['Sums', 'المبالغ'],
  close: ['Close', 'إغلاق'],
  done: ['Done.', 'تم.'],
  note_added: ['The note is added.', 'أُضيفت الملاحظة.'],
  payments: ['Payments', 'المدفوعات'],
  no_payments: ['Nothing was paid online.', 'لم يُدفع شيء عبر الإنترنت.'],
  taken: ['Taken', 'المحصَّل'],
  refunded: ['Refunded', 'المردود'],
  mails: ['Mails', 'رسائل البريد'],
  no_mails: ['Nothing has been sent.', 'لم يُرسل شيء بعد.'],
  timeline: ['Timeline', 'سجل الطلب'],
  trade_in: ['Trade-in', 'استبدال السيارة'],
  export: ['Export', 'تصدير'],
  board: ['Today', 'عمل اليوم'],
  board_failed: ['Today’s work could not be loaded.', 'تعذّر تحميل عمل اليوم.'],
  to_confirm: ['To be confirmed', 'بانتظار التأكيد'],
  to_capture: ['Amount to take', 'بانتظار التحصيل'],
  visits_today: ['Visits today', 'زيارات اليوم'],
  waiting: ['Waiting for the customer', 'بانتظار العميل'],
  today: ['Others received today', 'وردت اليوم أيضًا'],
  due: ['Until', 'حتى'],
  lapsing: ['Holds about to lapse', 'حجوزات توشك أن تنتهي'],
  none: ['None', 'لا يوجد'],
} as const satisfies Words
