import { definePermissions } from '#kernel/permissions.ts'

/** Staff of a retailer see and handle the orders of their own retailers only; each use-case checks this. */
export const ordersPermissions = definePermissions({
  orders: {
    label: ['Orders', 'الطلبات عبر الإنترنت'],
    actions: {
      read: { only: ['retailer', 'sales', 'finance', 'admin'], label: ['See orders', 'الاطلاع على الطلبات'] },
      write: { only: ['retailer', 'sales', 'finance', 'admin'], label: ['Work on orders', 'معالجة الطلبات'] },
      price: { only: ['sales', 'finance', 'admin'], label: ['Agree on a price other than the listed one', 'الاتفاق على سعر غير المعلن'] },
      refund: { only: ['finance', 'admin'], label: ['Take and refund money of orders', 'تحصيل مبالغ الطلبات وردّها'] },
      export: { only: ['sales', 'finance', 'admin'], label: ['Export orders', 'تصدير الطلبات'] },
    },
  },
})
