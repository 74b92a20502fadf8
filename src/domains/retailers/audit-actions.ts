import { defineAuditActions } from '#kernel/audit-actions.ts'

export const retailersAuditActions = defineAuditActions({
  'dealer.created': ['Dealer added', 'إضافة معرض'],
  'dealer.changed': ['Dealer changed', 'تعديل معرض'],
  'dealer.deleted': ['Dealer deleted', 'حذف معرض'],
})
