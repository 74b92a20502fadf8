import { definePermissions } from '#kernel/permissions.ts'

export const paymentsPermissions = definePermissions({
  payments: {
    label: ['Payments', 'المدفوعات'],
    actions: {
      read: { only: ['finance', 'admin'], label: ['See payments and where providers differ', 'عرض المدفوعات وفروق المطابقة'] },
      write: { only: ['finance', 'admin'], label: ['Capture, release and refund payments', 'تحصيل المدفوعات وإلغاء حجزها وردّها'] },
      approve: {
        only: ['finance', 'admin'],
        label: ['Approve what colleagues ask for above the amount of one person', 'الموافقة على طلبات الزملاء التي تتجاوز حدّ الموظف الواحد'],
      },
    },
  },
})
