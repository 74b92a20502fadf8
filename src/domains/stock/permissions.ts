import { definePermissions } from '#kernel/permissions.ts'

export const stockPermissions = definePermissions({
  stock: {
    label: ['Stock', 'المخزون'],
    actions: {
      read: { least: 'editor', label: ['Read stock', 'قراءة المخزون'] },
      write: { least: 'editor', label: ['Change stock', 'تعديل المخزون'] },
    },
  },
})
