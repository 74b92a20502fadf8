import { definePermissions } from '#kernel/permissions.ts'

export const paymentsPermissions = definePermissions({
  payments: {
    label: ['Payments', 'المدفوعات'],
    actions: {
      read: { only: ['finance', 'admin'], label: ['See payments and where providers differ', 'عرض المدفوعات وفروق المطابقة'] },
      write: { only: ['finance', 'admin'], label: ['Capture, release and refund payments', 'تحصيل المدفوعات وإلغاء حجزها وردّها'] },
    },
  },
})
