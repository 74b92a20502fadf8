import type { Words } from '#kernel/words/words.ts'

export const retailerWords = {
  contact: ['Contact', 'التواصل'],
  place: ['Place', 'الموقع'],
  services: ['Offer', 'الخدمات'],
  hours: ['Opening hours', 'ساعات العمل'],
  activate: ['Show on the site', 'إظهار في الموقع'],
  deactivate: ['Hide from the site', 'إخفاء من الموقع'],
  active: ['Shown', 'ظاهر'],
  inactive: ['Hidden', 'مخفي'],
  changed: ['The change is saved.', 'حُفظ التعديل.'],
  code_help: ['Known to other systems; imports find a dealer by it.', 'معرّف المعرض في الأنظمة الأخرى، وبه يُعرف عند الاستيراد.'],
  country_help: [
    'Two letters as in AE; its currency, tax and time apply. Empty takes the country of the code or the phone.',
    'حرفان مثل \u2066AE\u2069، وتُتّبع عملتها وضريبتها ووقتها. عند تركه فارغًا يُؤخذ من رمز المعرض أو هاتفه.',
  ],
  add_hours: ['Add opening hours', 'إضافة ساعات عمل'],
  hours_help: [
    'Days as in “Sunday to Thursday” or “Friday”, hours as in “9:00 – 20:00” or “Closed”. Visits can be booked at times that are written so.',
    'تُكتب الأيام مثل «من الأحد إلى الخميس» أو «الجمعة»، والساعات مثل «9:00 – 20:00» أو «مغلق». وبهذه الصيغة تُعرض مواعيد الزيارة على الزوار.',
  ],
  department_sales: ['Sales', 'المبيعات'],
  department_service: ['Service', 'الصيانة'],
  department_parts: ['Parts', 'قطع الغيار'],
  departments_help: [
    'Forms and orders offer the retailer for what its departments do. Without sales it sells no cars.',
    'تعرض النماذج والطلبات المعرض بحسب أقسامه. ومن دون قسم المبيعات لا تُعرض فيه سيارات للبيع.',
  ],
  list_help: ['One value a line or Enter after each.', 'اكتب القيمة ثم اضغط Enter.'],
  place_help: [
    'Degrees with a point, as maps show them: 25.2048 and 55.2708. Both or neither.',
    'بالدرجات مع فاصلة عشرية كما في الخرائط: 25.2048 و55.2708. يُذكر الاثنان معًا أو يُتركان.',
  ],
  place_swapped: ['Latitude and longitude look swapped for this region.', 'يبدو أن خط العرض وخط الطول معكوسان لهذه المنطقة.'],
  place_far: ['This place lies outside the Middle East and North Africa. Is it right?', 'يقع هذا الموقع خارج الشرق الأوسط وشمال أفريقيا. يُرجى التحقق منه.'],
  place_open: ['Open on the map', 'فتح الموقع على الخريطة'],
  latitude_range: ['From -90 to 90', 'من -90 إلى 90'],
  longitude_range: ['From -180 to 180', 'من -180 إلى 180'],
  both: ['Latitude and longitude are given together', 'يُذكر خط العرض وخط الطول معًا'],
  phone: ['Digits with an optional + at the start', 'أرقام، ويمكن أن تسبقها علامة +'],
  web: ['Begins with https://', 'يبدأ بـ \u2066https://\u2069'],
} as const satisfies Words
