import { defineAuditActions } from '#kernel/audit-actions.ts'

export const mediaAuditActions = defineAuditActions({
  'media.uploaded': ['Media uploaded', 'رفع وسائط'],
  'media.described': ['Picture described', 'وصف صورة'],
  'media.replaced': ['Content replaced', 'استبدال محتوى'],
  'media.filed': ['Media filed', 'تصنيف وسائط'],
  'media.folder_created': ['Media folder created', 'إنشاء مجلد وسائط'],
  'media.folder_moved': ['Media folder moved', 'نقل مجلد وسائط'],
  'media.folder_deleted': ['Media folder deleted', 'حذف مجلد وسائط'],
  'media.deleted': ['Media deleted', 'حذف وسائط'],
})
