import { defineAuditActions } from '#kernel/audit-actions.ts'

export const mediaAuditActions = defineAuditActions({
  'media.uploaded': ['Media uploaded', 'رفع وسائط'],
  'media.described': ['Picture described', 'وصف صورة'],
  'media.replaced': ['Content replaced', 'استبدال محتوى'],
  'media.filed': ['Pictures filed', 'تصنيف صور'],
  'media.folder_created': ['Folder of pictures created', 'إنشاء مجلد صور'],
  'media.folder_moved': ['Folder of pictures moved', 'نقل مجلد صور'],
  'media.folder_deleted': ['Folder of pictures deleted', 'حذف مجلد صور'],
  'media.deleted': ['Media deleted', 'حذف وسائط'],
})
