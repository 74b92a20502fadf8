import { defineWords, type Texts } from '#kernel/words/words.ts'

/** What the step of payment says. */
export const paymentWords = defineWords('payments', {
  loading: ['Preparing the payment…', 'جارٍ تجهيز الدفع…'],
  pay: ['Pay {amount}', 'دفع {amount}'],
  hold: ['Hold {amount} on the card', 'حجز {amount} على البطاقة'],
  paying: ['Paying…', 'جارٍ الدفع…'],
  hold_note: ['The amount is held on your card and taken only once the retailer confirms.', 'يُحجز المبلغ على بطاقتك ولا يُحصَّل إلا بعد تأكيد المعرض.'],
  safe_note: ['The payment provider takes your card details. They never reach this site.', 'يستلم مزوّد الدفع بيانات بطاقتك مباشرة، ولا تصل إلى هذا الموقع.'],
  card_fields: ['Card details', 'بيانات البطاقة'],
  to_liqpay: ['Go on to LiqPay', 'المتابعة إلى LiqPay'],
  to_liqpay_note: ['You pay on LiqPay’s own page and come back here after.', 'تدفع في صفحة LiqPay ثم تعود إلى هنا.'],
  test_name: ['Test payment', 'دفع تجريبي'],
  test_note: ['This site shows how a payment goes. No money is taken.', 'يعرض هذا الموقع سير عملية الدفع، ولا يُحصَّل أي مبلغ.'],
  test_decline: ['Try a declined card', 'تجربة بطاقة مرفوضة'],
  again: ['Try again', 'إعادة المحاولة'],
  another_way: ['Choose another way to pay', 'اختيار طريقة دفع أخرى'],
  failed_declined: ['The payment was declined. No amount was taken.', 'رُفضت عملية الدفع، ولم يُحصَّل أي مبلغ.'],
  failed_unreachable: ['The payment provider does not answer at the moment. What you have filled in is kept.', 'لا يستجيب مزوّد الدفع حاليًا. ما أدخلته محفوظ.'],
  failed_unknown: ['Payment is not available in this way.', 'لا يتوفر الدفع بهذه الطريقة.'],
  failed_lost: ['The car is no longer held for you. Go back one step to hold it again.', 'لم تعد السيارة محجوزة لك. ارجع خطوة لحجزها من جديد.'],
  failed_changed: ['The amount has changed. Reload the page to see it.', 'تغيّر المبلغ. أعد تحميل الصفحة للاطلاع عليه.'],
  failed_paid: ['This was paid in another window. You are not charged again.', 'دُفع هذا المبلغ من نافذة أخرى، ولن يُطلب منك مرة ثانية.'],
  open_order: ['See your order', 'عرض الطلب'],
  failed_too_many: ['Too many attempts. Wait a few minutes and try again.', 'محاولات كثيرة. انتظر بضع دقائق ثم أعد المحاولة.'],
})

export type PaymentTexts = Texts<typeof paymentWords.words>
