import { definePermissions } from '#kernel/permissions.ts'

export const paymentsPermissions = definePermissions({
  payments: {
    label: ['Payments', 'المدفوعات'],
    actions: {
      read: { least: 'editor', label: ['See payments and where providers differ', 'عرض المدفوعات وفروق المطابقة'] },
      write: { least: 'admin', label: ['Capture, release and refund payments', 'تحصيل المدفوعات وإلغاء حجزها وردّها'] },
    },
  },
})
