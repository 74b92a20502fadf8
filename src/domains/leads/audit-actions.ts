import { defineAuditActions } from '#kernel/audit-actions.ts'

export const leadsAuditActions = defineAuditActions({
  'lead.changed': ['Lead worked', 'متابعة طلب عميل'],
  'lead.merged': ['Lead merged', 'دمج طلب عميل'],
  'lead.separated': ['Merged lead separated', 'فصل طلب عميل مدموج'],
  'lead.deleted': ['Lead deleted', 'حذف طلب عميل'],
  'lead.expired': ['Old leads deleted', 'حذف طلبات العملاء القديمة'],
  'lead_export.created': ['Leads exported', 'تصدير طلبات العملاء'],
  'answer_template.created': ['Template of an answer added', 'إضافة قالب رد'],
  'answer_template.changed': ['Template of an answer changed', 'تعديل قالب رد'],
  'answer_template.deleted': ['Template of an answer deleted', 'حذف قالب رد'],
  'person.asked': ['Confirmation of a request for data asked', 'طلب تأكيد بشأن بيانات شخص'],
  'person.exported': ['Data of a person handed out', 'تسليم بيانات شخص'],
  'person.erased': ['Data of a person erased', 'محو بيانات شخص'],
})
