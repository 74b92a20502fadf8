import { definePermissions } from '#kernel/permissions.ts'

export const deliveriesPermissions = definePermissions({
  deliveries: {
    label: ['Deliveries', 'عمليات الإرسال'],
    actions: {
      read: { least: 'editor', label: ['See deliveries and their attempts', 'عرض عمليات الإرسال ومحاولاتها'] },
      write: { least: 'editor', label: ['Send failed deliveries again', 'إعادة إرسال ما تعذّر إرساله'] },
    },
  },
})
