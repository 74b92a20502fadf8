import { defineAuditActions } from '#kernel/audit-actions.ts'

/** Jobs belong to no domain, so their retries are recorded here. */
export const accountsAuditActions = defineAuditActions({
  'user.changed': ['User changed', 'تعديل مستخدم'],
  'token.created': ['Token created', 'إنشاء رمز وصول'],
  'token.revoked': ['Token revoked', 'إلغاء رمز وصول'],
  'session.started': ['Signed in', 'تسجيل دخول'],
  'session.ended': ['Signed out', 'تسجيل خروج'],
  'view.shared': ['View shared with everybody', 'مشاركة طريقة عرض مع الجميع'],
  'view.unshared': ['Shared view taken back', 'سحب طريقة عرض مشتركة'],
  'job.retried': ['Job repeated', 'إعادة تشغيل مهمة'],
})
