import { definePermissions } from '#kernel/permissions.ts'

/** Staff of a retailer see and handle the orders of their own retailers only; each use-case checks this. */
export const ordersPermissions = definePermissions({
  orders: {
    label: ['Orders', 'الطلبات عبر الإنترنت'],
    actions: {
      read: { least: 'retailer', label: ['See orders', 'الاطلاع على الطلبات'] },
      write: { least: 'retailer', label: ['Work on orders', 'معالجة الطلبات'] },
      refund: { least: 'editor', label: ['Take and refund money of orders', 'تحصيل مبالغ الطلبات وردّها'] },
      export: { least: 'editor', label: ['Export orders', 'تصدير الطلبات'] },
    },
  },
})
