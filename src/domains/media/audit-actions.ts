import { defineAuditActions } from '#kernel/audit-actions.ts'

export const mediaAuditActions = defineAuditActions({
  'media.uploaded': ['Media uploaded', 'رفع وسائط'],
  'media.described': ['Picture described', 'وصف صورة'],
  'media.replaced': ['Content replaced', 'استبدال محتوى'],
  'media.deleted': ['Media deleted', 'حذف وسائط'],
})
