import { definePermissions } from '#kernel/permissions.ts'

/** Staff of a retailer see, handle and export the leads of their own retailers only; each use-case checks this. */
export const leadsPermissions = definePermissions({
  leads: {
    label: ['Leads', 'طلبات العملاء'],
    actions: {
      read: { least: 'retailer', label: ['See leads', 'الاطلاع على طلبات العملاء'] },
      write: { least: 'retailer', label: ['Work leads', 'متابعة طلبات العملاء'] },
      export: { least: 'retailer', label: ['Export leads', 'تصدير طلبات العملاء'] },
      delete: { least: 'admin', label: ['Delete leads and erase people', 'حذف طلبات العملاء ومحو بيانات الأشخاص'] },
    },
  },
})
