import { defineAuditActions } from '#kernel/audit-actions.ts'

export const paymentsAuditActions = defineAuditActions({
  'payment.captured': ['Payment captured', 'تحصيل مبلغ محجوز'],
  'payment.released': ['Payment released', 'إلغاء حجز مبلغ'],
  'payment.refunded': ['Payment refunded', 'ردّ مبلغ'],
  'payment.approval_asked': ['Second person asked about money', 'طلب موافقة موظف ثانٍ على مبلغ'],
  'payment.approval_given': ['Money approved by a second person', 'موافقة موظف ثانٍ على مبلغ'],
  'payment.approval_declined': ['Request about money declined', 'رفض طلب موافقة على مبلغ'],
  'payment.approval_expired': ['Request about money expired', 'انتهاء مهلة طلب موافقة على مبلغ'],
  'payment_difference.settled': ['Difference of a payment settled', 'تسوية فرق في دفعة'],
})
