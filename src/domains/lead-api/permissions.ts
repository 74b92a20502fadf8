import { definePermissions } from '#kernel/permissions.ts'

export const leadApiPermissions = definePermissions({
  lead_api: {
    label: ['Leads of electric vehicles', 'طلبات السيارات الكهربائية'],
    actions: {
      read: { only: ['sales', 'admin'], label: ['Read leads of electric vehicles', 'قراءة طلبات السيارات الكهربائية'] },
      write: { only: ['sales', 'admin'], label: ['Create and cancel leads of electric vehicles', 'إنشاء طلبات السيارات الكهربائية وإلغاؤها'] },
    },
  },
})
