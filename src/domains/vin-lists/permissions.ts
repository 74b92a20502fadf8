import { definePermissions } from '#kernel/permissions.ts'

export const vinListsPermissions = definePermissions({
  vin_lists: {
    label: ['Lists by VIN', 'قوائم أرقام الهياكل'],
    actions: { write: { least: 'editor', label: ['Change lists of vehicles and map updates', 'تعديل قوائم السيارات وتحديثات الخرائط'] } },
  },
})
