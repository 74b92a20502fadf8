import { defineAuditActions } from '#kernel/audit-actions.ts'

export const paymentsAuditActions = defineAuditActions({
  'payment.captured': ['Payment captured', 'تحصيل مبلغ محجوز'],
  'payment.released': ['Payment released', 'إلغاء حجز مبلغ'],
  'payment.refunded': ['Payment refunded', 'ردّ مبلغ'],
  'payment_difference.settled': ['Difference of a payment settled', 'تسوية فرق في دفعة'],
})
