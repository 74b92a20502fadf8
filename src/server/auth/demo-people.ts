/** The demo users, one per role. Their names show that they are not real. */
export const demoPeople = [
  { id: 'editor', name: 'محررة تجريبية', email: 'editor@demo.invalid', roles: ['editor'], about: 'تحرير الصفحات والوسائط والقوائم والإعدادات' },
  { id: 'admin', name: 'مدير تجريبي', email: 'admin@demo.invalid', roles: ['admin'], about: 'جميع الصلاحيات، ومنها المستخدمون والرموز وسجل التدقيق' },
  { id: 'sales', name: 'موظفة مبيعات تجريبية', email: 'sales@demo.invalid', roles: ['sales'], about: 'طلبات العملاء والطلبات عبر الإنترنت من دون أموالها' },
  { id: 'finance', name: 'محاسب تجريبي', email: 'finance@demo.invalid', roles: ['finance'], about: 'المدفوعات وتحصيل مبالغ الطلبات وردّها' },
  { id: 'retailer', name: 'موظفة معرض تجريبية', email: 'retailer@demo.invalid', roles: ['retailer'], about: 'سجلات المعارض التي يحددها المدير فقط' },
  { id: 'visitor', name: 'زائر تجريبي', email: 'visitor@demo.invalid', roles: [], about: 'حساب بلا صلاحيات' },
] as const
export type DemoPerson = (typeof demoPeople)[number]

export function findDemoPerson(id: string | null): DemoPerson | undefined {
  return demoPeople.find((person) => person.id === id)
}
