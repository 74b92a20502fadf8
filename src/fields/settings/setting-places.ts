import type { WordPair } from '#kernel/words/words.ts'

/** `found` asks the site, which has a list, a car or a form of its own, and some pages only where a service is set up. */
type Place = { name: WordPair; href: string | 'found' }

/** Where visitors or staff see what settings change: each group of settings names the places that staff look at after a change. */
export const settingPlaces = {
  home: { name: ['Home page', 'الصفحة الرئيسية'], href: '/ar/' },
  list: { name: ['List of cars', 'قائمة السيارات'], href: 'found' },
  car: { name: ['Page of a car', 'صفحة سيارة'], href: 'found' },
  order: { name: ['Online order', 'الطلب عبر الإنترنت'], href: '/ar/showroom-order-online' },
  form: { name: ['A form', 'نموذج'], href: 'found' },
  electric_order: { name: ['Order of an electric car', 'طلب سيارة كهربائية'], href: 'found' },
  offer_block: { name: ['An offer', 'عرض'], href: '/ar/blocks?template=single_offer' },
  news_block: { name: ['News', 'الأخبار'], href: '/ar/blocks?template=news' },
  calculator_block: { name: ['Finance calculator', 'حاسبة التمويل'], href: '/ar/blocks?template=finance_calculator' },
  editor: { name: ['Editor', 'محرر الصفحات'], href: '/ar/cms' },
  menu: { name: ['Menu', 'القائمة الرئيسية'], href: '/ar/admin/nav_entries' },
  orders: { name: ['Orders', 'طلبات الشراء'], href: '/ar/admin/orders' },
  holds: { name: ['Held cars', 'السيارات المحجوزة'], href: '/ar/admin/holds' },
  payments: { name: ['Payments', 'المدفوعات'], href: '/ar/admin/payments' },
  leads: { name: ['Leads', 'طلبات العملاء'], href: '/ar/admin/leads' },
  mails: { name: ['Mails', 'رسائل البريد'], href: '/ar/admin/mails' },
  deliveries: { name: ['Deliveries', 'عمليات الإرسال'], href: '/ar/admin/deliveries' },
  retailers: { name: ['Retailers', 'المعارض'], href: '/ar/admin/dealers' },
  metaheads: { name: ['Metaheads', 'الشيفرات المضمّنة'], href: '/ar/admin/metaheads' },
  connections: { name: ['Connections', 'الاتصالات'], href: '/ar/admin/connections' },
  visitor_speed: { name: ['Speed for visitors', 'السرعة لدى الزوار'], href: '/ar/admin/visitor_speed' },
} as const satisfies Record<string, Place>

export type SettingPlace = keyof typeof settingPlaces
