import { definePermissions } from '#kernel/permissions.ts'

export const analyticsPermissions = definePermissions({
  measurement: {
    label: ['Measurement', 'القياس'],
    actions: { read: { least: 'editor', label: ['See how fast pages are for visitors', 'الاطلاع على سرعة الصفحات لدى الزوار'] } },
  },
})
