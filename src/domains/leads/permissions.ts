import { definePermissions } from '#kernel/permissions.ts'

/** Staff of a retailer see, handle and export the leads of their own retailers only; each use-case checks this. */
export const leadsPermissions = definePermissions({
  leads: {
    label: ['Leads', 'طلبات العملاء'],
    actions: {
      read: { only: ['retailer', 'sales', 'admin'], label: ['See leads', 'الاطلاع على طلبات العملاء'] },
      write: { only: ['retailer', 'sales', 'admin'], label: ['Work leads', 'متابعة طلبات العملاء'] },
      export: { only: ['retailer', 'sales', 'admin'], label: ['Export leads', 'تصدير طلبات العملاء'] },
      templates: { only: ['sales', 'admin'], label: ['Write templates of answers', 'كتابة قوالب الردود'] },
      delete: { least: 'admin', label: ['Delete leads and erase people', 'حذف طلبات العملاء ومحو بيانات الأشخاص'] },
    },
  },
})
