import { defineAuditActions } from '#kernel/audit-actions.ts'

export const formsAuditActions = defineAuditActions({
  'form.created': ['Form added', 'إضافة نموذج'],
  'form.changed': ['Form changed', 'تعديل نموذج'],
  'form.draft_saved': ['Draft of a form saved', 'حفظ مسودة نموذج'],
  'form.draft_discarded': ['Draft of a form discarded', 'تجاهل مسودة نموذج'],
  'form.planned': ['Publication of a form planned', 'تحديد موعد لنشر نموذج'],
  'form.plan_cancelled': ['Planned publication of a form cancelled', 'إلغاء موعد نشر نموذج'],
  'form.connected': ['Form connected', 'ربط نموذج'],
  'form.deleted': ['Form deleted', 'حذف نموذج'],
  'form.undeleted': ['Deleted form restored', 'استعادة نموذج محذوف'],
  'form.removed': ['Deleted form removed for good', 'إزالة نموذج محذوف نهائيًا'],
  'form_location.created': ['Location of forms added', 'إضافة موقع للنماذج'],
  'form_location.changed': ['Location of forms changed', 'تعديل موقع للنماذج'],
  'form_location.deleted': ['Location of forms deleted', 'حذف موقع للنماذج'],
  'form_setting.created': ['Setting of forms written', 'كتابة إعداد للنماذج'],
  'form_setting.changed': ['Setting of forms changed', 'تعديل إعداد للنماذج'],
  'form_setting.deleted': ['Setting of forms reset', 'استعادة إعداد للنماذج'],
})
