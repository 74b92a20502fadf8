import { definePermissions } from '#kernel/permissions.ts'

export const consentPermissions = definePermissions({
  consent: {
    label: ['Consent', 'الموافقة'],
    actions: { read: { least: 'editor', label: ['See what visitors answer to the cookie banner', 'الاطلاع على إجابات الزوار عن شريط ملفات تعريف الارتباط'] } },
  },
})
