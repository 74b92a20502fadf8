import type { Words } from '#kernel/words/words.ts'

export const vehicleWords = {
  vehicle: ['Vehicle', 'السيارة'],
  counts_failed: ['The values to filter by could not be loaded.', 'تعذّر تحميل قيم التصفية.'],
  figures: ['Engine and figures', 'المحرك والأرقام'],
  prices: ['Prices', 'الأسعار'],
  pictures: ['Pictures', 'الصور'],
  features: ['Features', 'التجهيزات'],
  retailer: ['Retailer', 'المعرض'],
  used: ['Used car', 'بيانات المستعملة'],
  buttons: ['Buttons', 'الأزرار'],
  publication: ['Publication', 'النشر'],

  published: ['Published', 'منشورة'],
  withdrawn: ['Withdrawn', 'مسحوبة'],
  to_publish: ['To publish', 'بانتظار النشر'],
  ready: ['Ready to publish', 'جاهزة للنشر'],
  lacks: ['Lacks: {parts}', 'ينقصها: {parts}'],
  without_picture: ['Without a picture', 'بلا صورة'],
  without_retailer: ['Without a retailer', 'بلا معرض'],
  without_price: ['Without a price', 'بلا سعر'],
  lacks_picture: ['picture', 'صورة'],
  lacks_retailer: ['retailer', 'معرض'],
  lacks_name: ['Arabic name', 'اسم عربي'],
  lacks_price: ['price', 'سعر'],
  on_request: ['Price on request', 'السعر عند الطلب'],
  no_vin: ['No VIN', 'بلا رقم هيكل'],
  stock_of: ['Stock of this retailer', 'مخزون هذا المعرض'],

  status_help: ['Only the moves that the present status allows.', 'تظهر الحالات التي تسمح بها الحالة الحالية فقط.'],
  retailer_help: [
    'Choosing a retailer writes its details below; they stay as they were offered.',
    'اختيار المعرض يملأ بياناته أدناه، وتبقى كما كانت عند العرض.',
  ],
  overwritten: ['The next import of “{feed}” overwrites this.', 'يستبدل الاستيراد التالي من «{feed}» هذه القيمة.'],
} as const satisfies Words
