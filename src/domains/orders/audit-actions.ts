import { defineAuditActions } from '#kernel/audit-actions.ts'

export const ordersAuditActions = defineAuditActions({
  'order.changed': ['Order worked', 'متابعة طلب عبر الإنترنت'],
  'order.capture': ['Money of an order taken', 'تحصيل مبلغ طلب'],
  'order.refund': ['Money of an order refunded', 'ردّ مبلغ طلب'],
  'order.note': ['Note on an order', 'ملاحظة على طلب'],
  'hold.freed': ['Held car made available', 'إتاحة سيارة محجوزة مؤقتًا'],
  'order.document_added': ['Document of an order added', 'إضافة مستند إلى طلب'],
  'order.document_changed': ['Document of an order changed', 'تعديل مستند طلب'],
  'order.document_removed': ['Document of an order removed', 'حذف مستند من طلب'],
  'quotation.made': ['Quotation made', 'إعداد عرض سعر'],
  'quotation.changed': ['Quotation changed', 'تعديل عرض سعر'],
  'quotation.sent': ['Quotation sent', 'إرسال عرض سعر'],
  'quotation.withdrawn': ['Quotation withdrawn', 'سحب عرض سعر'],
  'order.taken': ['Order taken at the desk', 'تسجيل طلب في المعرض'],
  'order.export': ['Orders exported', 'تصدير الطلبات'],
})
