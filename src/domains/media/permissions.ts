import { definePermissions } from '#kernel/permissions.ts'

export const mediaPermissions = definePermissions({
  media: {
    label: ['Media', 'الوسائط'],
    actions: {
      read: { least: 'editor', label: ['Read the media library', 'قراءة مكتبة الوسائط'] },
      write: { least: 'editor', label: ['Upload and change media', 'رفع الوسائط وتعديلها'] },
    },
  },
})
