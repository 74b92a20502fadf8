import type { FinancingOption, FuelType, VehicleState, VehicleStatus } from './vocabulary.ts'

/** Usual spellings of our values in files, in English and Arabic, in any letter case. The value's own name is always accepted. */
export const valueSpellings: Readonly<Record<VehicleState | VehicleStatus | FuelType | FinancingOption, readonly string[]>> = {
  new: ['brand new', 'zero km', '0 km', 'جديد', 'جديدة', 'زيرو'],
  used: ['pre-owned', 'preowned', 'second hand', 'secondhand', 'مستعمل', 'مستعملة', 'سابقة الملكية'],
  approved: ['approved used', 'certified', 'cpo', 'certified pre-owned', 'معتمد', 'معتمدة', 'مستعملة معتمدة'],

  stock: ['in stock', 'available', 'متوفر', 'متوفرة', 'متوافر', 'متوافرة', 'متاح', 'متاحة', 'في المخزون'],
  available_soon: ['available soon', 'coming soon', 'arriving', 'in transit', 'قريبًا', 'متوفرة قريبًا', 'تصل قريبًا', 'في الطريق'],
  reserved: ['on hold', 'booked', 'محجوز', 'محجوزة'],
  sold: ['مباع', 'مباعة', 'مبيع', 'مبيعة'],
  in_production: ['in production', 'قيد التصنيع', 'قيد الإنتاج'],
  on_demand: ['on demand', 'on order', 'on request', 'حسب الطلب', 'عند الطلب'],
  delivery: ['in delivery', 'delivered', 'قيد التسليم', 'مسلمة'],
  demo: ['demonstrator', 'test drive', 'تجريبية', 'سيارة عرض'],

  petrol: ['gasoline', 'gas', 'benzin', 'بنزين'],
  diesel: ['ديزل', 'سولار', 'مازوت'],
  bev: ['electric', 'ev', 'battery electric', 'full electric', 'كهربائي', 'كهربائية', 'كهرباء'],
  hev: ['hybrid', 'full hybrid', 'هجين', 'هجينة', 'هايبرد', 'هايبريد'],
  mhev: ['mild hybrid', 'mild-hybrid', 'هجين خفيف', 'مايلد هايبرد'],
  phev: ['plug-in hybrid', 'plug in hybrid', 'plugin hybrid', 'هجين قابل للشحن', 'هايبرد قابل للشحن'],

  cash: ['purchase', 'شراء نقدي', 'نقد', 'نقدًا', 'نقدي', 'كاش', 'شراء'],
  lease: ['leasing', 'finance', 'تمويل', 'تأجير تمويلي', 'تأجير', 'تقسيط'],
  rent: ['subscription', 'subscribe', 'rental', 'اشتراك', 'إيجار'],
}
