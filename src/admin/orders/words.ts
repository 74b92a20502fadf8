import type { InvoiceKind } from '#domains/invoices/index.ts'
import type { OrderAction, OrderEventType, OrderKind, OrderStage, OrderState } from '#domains/orders/index.ts'
import type { PaymentState } from '#domains/payments/index.ts'
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
  document: ['Document: {what}', 'مستند: {what}'],
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
  authorized: ['held', 'حُجز المبلغ'],
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
} as const satisfies Words & Record<PaymentState, WordPair>

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

/** What became of a document. */
export const orderDocumentStepWords = {
  added: ['added', 'أُضيف'],
  shown: ['shown to the customer', 'أُتيح للعميل'],
  hidden: ['no longer shown to the customer', 'لم يعد متاحًا للعميل'],
  signed: ['confirmed by the customer', 'أكّده العميل'],
  removed: ['removed', 'حُذف'],
} as const satisfies Words

export const orderDocumentWords = {
  documents: ['Documents', 'المستندات'],
  none: ['No documents yet.', 'لا مستندات بعد.'],
  add: ['Add a document', 'إضافة مستند'],
  file: ['Choose a file', 'اختيار ملف'],
  file_help: [
    'PDF, JPEG, PNG, WebP or AVIF, up to 20 MB. Only the team and this customer can read it.',
    'ملف \u2066PDF\u2069 أو صورة، حتى 20 ميغابايت. لا يطّلع عليه سوى الفريق وهذا العميل.',
  ],
  name: ['Name', 'الاسم'],
  kind: ['Kind', 'النوع'],
  is_visible: ['The customer sees it', 'يراه العميل'],
  asks_sign_off: ['The customer is asked to confirm it', 'يُطلب من العميل تأكيده'],
  hidden: ['Not shown to the customer', 'غير متاح للعميل'],
  shown: ['Shown to the customer', 'متاح للعميل'],
  awaits: ['Waits for the confirmation of the customer', 'بانتظار تأكيد العميل'],
  signed: ['Confirmed by {name}', 'أكّده {name}'],
  show: ['Show to the customer', 'إتاحته للعميل'],
  hide: ['Hide from the customer', 'إخفاؤه عن العميل'],
  remove: ['Remove', 'حذف'],
  remove_sure: [
    'Remove “{name}” for good? Its confirmation goes with it; the audit log keeps what was confirmed and when.',
    'هل تودّ حذف «{name}» نهائيًا؟ يُحذف معه تأكيد العميل، ويبقى في سجل التدقيق ما أُكّد ومتى.',
  ],
  added: ['The document is added.', 'أُضيف المستند.'],
  changed: ['Saved.', 'حُفظ التغيير.'],
  removed: ['The document is removed.', 'حُذف المستند.'],
  save: ['Upload', 'رفع المستند'],
  close: ['Close', 'إغلاق'],
  unsupported: [
    'Only PDF documents and pictures whose name says what they are are accepted.',
    'تُقبل مستندات \u2066PDF\u2069 والصور فقط، على أن يطابق اسم الملف محتواه.',
  ],
  too_large: ['The file is larger than 20 MB.', 'حجم الملف أكبر من 20 ميغابايت.'],
} as const satisfies Words

export const orderWords = {
  take: ['Take an order', 'تسجيل طلب'],
  records: ['Records of the customer', 'سجلات العميل'],
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
  reason_help: ['The customer sees this reason.', 'يطّلع العميل على هذا السبب.'],
  handover_day: ['Day of the handover', 'تاريخ التسليم'],
  handover_day_wrong: ['A day from that of the order to today, such as {example}', 'يوم بين تاريخ الطلب واليوم، مثل {example}'],
  sums: ['Sums', 'المبالغ'],
  listed_sums: ['Sums of the orders listed here', 'مجموع الطلبات المعروضة هنا'],
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
  action_on: ['{action}: {car}', '{action}: {car}'],
  call: ['Call', 'اتصال'],
  call_to: ['Call: {name}', 'اتصال: {name}'],
  not_any_more: ['The order does not allow this any more. The list is up to date now.', 'لم يعد الطلب يسمح بهذا الإجراء، وقد حُدّثت القائمة.'],
  changed_meanwhile: [
    'Somebody has changed the order meanwhile. Look at it as it is now, and try again.',
    'تغيّر الطلب في هذه الأثناء. راجع حالته الحالية ثم أعد المحاولة.',
  ],
  due: ['Until', 'حتى'],
  lapsing: ['Holds about to lapse', 'حجوزات توشك أن تنتهي'],
  none: ['None', 'لا يوجد'],
} as const satisfies Words
