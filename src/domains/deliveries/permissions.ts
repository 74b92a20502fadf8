import { definePermissions } from '#kernel/permissions.ts'

export const deliveriesPermissions = definePermissions({
  deliveries: {
    label: ['Deliveries', 'عمليات الإرسال'],
    actions: {
      // Receivers are mail addresses of customers.
      read: { only: ['sales', 'admin'], label: ['See deliveries and their attempts', 'عرض عمليات الإرسال ومحاولاتها'] },
      write: { only: ['sales', 'admin'], label: ['Send failed deliveries again', 'إعادة إرسال ما تعذّر إرساله'] },
    },
  },
})
