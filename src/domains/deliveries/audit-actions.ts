import { defineAuditActions } from '#kernel/audit-actions.ts'

export const deliveriesAuditActions = defineAuditActions({
  'delivery.requeued': ['Delivery sent again', 'إعادة إرسال عملية'],
})
