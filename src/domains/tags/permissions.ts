import { definePermissions } from '#kernel/permissions.ts'

export const tagsPermissions = definePermissions({
  page_tags: {
    label: ['Tags of pages', 'وسوم الصفحات'],
    actions: { read: { least: 'admin', label: ['See what tags a page sends', 'الاطلاع على ما ترسله وسوم الصفحات'] } },
  },
})
