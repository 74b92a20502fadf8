import { defineAuditActions } from '#kernel/audit-actions.ts'

export const stockAuditActions = defineAuditActions({
  'vehicle.created': ['Vehicle added', 'إضافة سيارة'],
  'vehicle.saved': ['Vehicle saved', 'حفظ سيارة'],
  'vehicle.status_changed': ['Vehicle status changed', 'تغيير حالة سيارة'],
  'vehicle.published': ['Vehicle published', 'نشر سيارة'],
  'vehicle.withdrawn': ['Vehicle withdrawn', 'سحب سيارة من الموقع'],
  'listing.created': ['Listing added', 'إضافة قائمة سيارات'],
  'listing.changed': ['Listing changed', 'تعديل قائمة سيارات'],
  'listing.deleted': ['Listing deleted', 'حذف قائمة سيارات'],
  'company_config.created': ['Showroom configuration added', 'إضافة إعدادات صالة العرض'],
  'company_config.changed': ['Showroom configuration changed', 'تعديل إعدادات صالة العرض'],
  'company_config.deleted': ['Showroom configuration deleted', 'حذف إعدادات صالة العرض'],
  'feed.created': ['Feed added', 'إضافة مصدر بيانات'],
  'feed.changed': ['Feed changed', 'تعديل مصدر بيانات'],
  'feed.deleted': ['Feed deleted', 'حذف مصدر بيانات'],
  'feed.run_started': ['Run of a feed started', 'بدء عملية استيراد'],
  'feed.run_confirmed': ['Run of a feed confirmed', 'تأكيد عملية استيراد'],
  'feed.run_cancelled': ['Run of a feed cancelled', 'إلغاء عملية استيراد'],
  'feed.run_applied': ['Run of a feed applied', 'تطبيق عملية استيراد'],
  'stock.imported': ['Stock imported', 'استيراد مخزون'],
})
