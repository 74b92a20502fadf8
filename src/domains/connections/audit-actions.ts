import { defineAuditActions } from '#kernel/audit-actions.ts'

export const connectionsAuditActions = defineAuditActions({
  'connection.checked': ['Connection checked', 'فحص خدمة متصلة'],
})
