import { defineAuditActions } from '#kernel/audit-actions.ts'

export const vinListsAuditActions = defineAuditActions({
  'listed_vin.created': ['Vehicle put on a list', 'إضافة سيارة إلى قائمة'],
  'listed_vin.changed': ['Vehicle on a list changed', 'تعديل سيارة في قائمة'],
  'listed_vin.deleted': ['Vehicle taken off a list', 'حذف سيارة من قائمة'],
  'listed_vin.imported': ['List of vehicles imported', 'استيراد قائمة سيارات'],
  'map_package.created': ['Map update added', 'إضافة تحديث خرائط'],
  'map_package.changed': ['Map update changed', 'تعديل تحديث خرائط'],
  'map_package.deleted': ['Map update deleted', 'حذف تحديث خرائط'],
  'map_package.imported': ['Map updates imported', 'استيراد تحديثات الخرائط'],
})
