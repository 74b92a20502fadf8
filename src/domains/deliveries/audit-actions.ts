import { defineAuditActions } from '#kernel/audit-actions.ts'

export const deliveriesAuditActions = defineAuditActions({
  'delivery.requeued': ['Delivery tried anew', 'إعادة محاولة تسليم'],
})
