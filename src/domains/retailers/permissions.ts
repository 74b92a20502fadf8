import { definePermissions } from '#kernel/permissions.ts'

export const retailersPermissions = definePermissions({
  dealers: {
    label: ['Dealers', 'المعارض'],
    actions: { write: { least: 'editor', label: ['Change dealers', 'تعديل المعارض'] } },
  },
})
