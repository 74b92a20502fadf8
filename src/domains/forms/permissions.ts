import { definePermissions } from '#kernel/permissions.ts'

export const formsPermissions = definePermissions({
  forms: {
    label: ['Forms', 'النماذج'],
    actions: {
      read: { only: ['editor', 'sales', 'admin'], label: ['See forms', 'الاطلاع على النماذج'] },
      write: { least: 'editor', label: ['Draw forms', 'تصميم النماذج'] },
      delete: { least: 'admin', label: ['Delete forms', 'حذف النماذج'] },
      connect: { least: 'admin', label: ['Connect forms to other systems', 'ربط النماذج بأنظمة أخرى'] },
    },
  },
})
