import { definePermissions } from '#kernel/permissions.ts'

export const leadApiPermissions = definePermissions({
  lead_api: {
    label: ['Leads of electric vehicles', 'طلبات السيارات الكهربائية'],
    actions: {
      read: { least: 'editor', label: ['Read leads of electric vehicles', 'قراءة طلبات السيارات الكهربائية'] },
      write: { least: 'editor', label: ['Create and cancel leads of electric vehicles', 'إنشاء طلبات السيارات الكهربائية وإلغاؤها'] },
    },
  },
})
