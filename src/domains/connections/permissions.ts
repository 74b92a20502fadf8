import { definePermissions } from '#kernel/permissions.ts'

export const connectionsPermissions = definePermissions({
  services: {
    label: ['Connections', 'الخدمات المتصلة'],
    actions: { check: { least: 'admin', label: ['See and check connections to services', 'عرض الخدمات المتصلة وفحصها'] } },
  },
})
