import { definePermissions } from '#kernel/permissions.ts'

/** Actions on people and what they did, and on background jobs, which no domain owns. */
export const accountsPermissions = definePermissions({
  users: {
    label: ['Users', 'المستخدمون'],
    actions: {
      read: { least: 'admin', label: ['See users', 'الاطلاع على المستخدمين'] },
      write: { least: 'admin', label: ['Change users', 'تعديل المستخدمين'] },
    },
  },
  tokens: {
    label: ['API tokens', 'رموز الوصول'],
    actions: {
      read: { least: 'admin', label: ['See API tokens', 'الاطلاع على رموز الوصول'] },
      write: { least: 'admin', label: ['Create and revoke API tokens', 'إنشاء رموز الوصول وإلغاؤها'] },
    },
  },
  views: {
    label: ['Views of lists', 'طرق عرض القوائم'],
    actions: { share: { only: ['editor', 'sales', 'finance', 'admin'], label: ['Share views with everybody', 'مشاركة طرق العرض مع الجميع'] } },
  },
  audit: {
    label: ['Audit log', 'سجل التدقيق'],
    actions: { read: { least: 'admin', label: ['Read the audit log', 'قراءة سجل التدقيق'] } },
  },
  jobs: {
    label: ['Jobs', 'المهام'],
    actions: {
      read: { least: 'editor', label: ['See jobs', 'الاطلاع على المهام'] },
      write: { least: 'admin', label: ['Repeat jobs', 'إعادة تشغيل المهام'] },
    },
  },
})
