import { defineWords } from '#kernel/words/words.ts'

/** What leads from a screen of vehicles to all of them. */
export const vehicleFamilyWords = defineWords('showroom', {
  home: ['Home', 'الرئيسية'],
  all_cars: ['All cars', 'جميع السيارات'],
  to_stock: ['See all cars', 'عرض جميع السيارات'],
})

/** What the gallery says. */
export const vehicleGalleryWords = defineWords('showroom', {
  gallery: ['Pictures of the car', 'صور السيارة'],
  enlarge: ['Full screen', 'ملء الشاشة'],
  picture_of: ['Picture {n} of {total}', 'الصورة {n} من {total}'],
  go_to_picture: ['Show picture {n}', 'عرض الصورة {n}'],
  no_pictures: ['Pictures will follow.', 'ستُضاف الصور قريبًا.'],
})

/** What the buttons that save and compare say. */
export const vehicleActionWords = defineWords('showroom', {
  save: ['Save', 'حفظ'],
  compare: ['Compare', 'مقارنة'],
  open_compare: ['Open the comparison', 'عرض المقارنة'],
  compare_full: ['A comparison has room for three cars.', 'تتسع المقارنة لثلاث سيارات.'],
})

/** What stands around the prices. */
export const vehiclePriceWords = defineWords('showroom', {
  finance: ['Ways to pay', 'خيارات الدفع'],
  lease_about: [
    'A monthly amount for the use of the car. The contract states the term, the deposit and the kilometres.',
    'مبلغ شهري مقابل استخدام السيارة، ويبيّن العقد المدة والدفعة الأولى وعدد الكيلومترات.',
  ],
})

/** What the calculator of instalments says. */
export const vehicleCalculatorWords = defineWords('showroom', {
  calculator: ['Monthly instalment', 'القسط الشهري'],
  calculator_monthly: ['Estimated instalment', 'القسط التقديري'],
  calculator_month: ['a month', 'شهريًا'],
  calculator_deposit: ['Deposit', 'الدفعة الأولى'],
  calculator_term: ['Term in months', 'المدة بالأشهر'],
  calculator_credit: ['Amount financed', 'مبلغ التمويل'],
  calculator_total: ['All instalments', 'مجموع الأقساط'],
  calculator_note: [
    'An estimate at a yearly rate of {rate} on what is still owed. It is not an offer of finance; the bank decides on the terms.',
    'تقدير للاسترشاد بنسبة ربح سنوية {rate} على الرصيد المتناقص. وليس عرض تمويل، فالشروط النهائية يحددها البنك.',
  ],
})

/** What the map of the retailer says. */
export const vehicleMapWords = defineWords('showroom', {
  show_map: ['Show on the map', 'عرض على الخريطة'],
  hide_map: ['Hide the map', 'إخفاء الخريطة'],
  map: ['Map of the retailer', 'خريطة المعرض'],
  map_zoom_in: ['Zoom in', 'تكبير'],
  map_zoom_out: ['Zoom out', 'تصغير'],
  map_keys: ['Hold Ctrl while scrolling to zoom the map', 'للتكبير اضغط مفتاح Ctrl مع التمرير'],
  map_fingers: ['Move the map with two fingers', 'حرّك الخريطة بإصبعين'],
  map_failed: ['The map cannot be shown here. The address stands beside it.', 'يتعذّر عرض الخريطة هنا. العنوان مكتوب بجانبها.'],
})

/** What the comparison says. */
export const vehicleCompareWords = defineWords('showroom', {
  comparison: ['Comparison of cars', 'مقارنة السيارات'],
  comparison_empty: ['Choose up to three cars to see them side by side.', 'اختر ما يصل إلى ثلاث سيارات لعرضها جنبًا إلى جنب.'],
  differs: ['differs', 'مختلف'],
  differences_marked: ['Lines with a mark differ between the cars.', 'العلامة بجانب البند تدل على اختلاف بين السيارات.'],
  remove: ['Remove {car}', 'إزالة {car}'],
  price: ['Price', 'السعر'],
})

/** What stands in place of a vehicle that is not there. */
export const vehicleMissingWords = defineWords('showroom', {
  unknown_heading: ['This car could not be found', 'تعذّر العثور على هذه السيارة'],
  unknown_text: [
    'The address may be mistyped. Our stock shows you all cars that are available.',
    'قد يكون العنوان غير صحيح. يمكنك الاطلاع على جميع السيارات المتوفرة لدينا.',
  ],
  gone_heading: ['This car is no longer available', 'لم تعد هذه السيارة متاحة'],
  gone_text: ['It has found its owner, or is no longer offered.', 'بيعت السيارة أو لم تعد معروضة. نقترح عليك سيارات قريبة منها.'],
  alternatives: ['Cars you may like', 'سيارات قد تنال اهتمامك'],
})

/** What the page of one vehicle says. */
export const vehicleWords = defineWords('showroom', {
  order: ['Order online', 'احجز الآن'],
  order_fee: ['Reservation fee, counted towards the price:', 'رسم الحجز، ويُحتسب من الثمن:'],
  test_drive: ['Book a test drive', 'احجز تجربة قيادة'],
  enquire: ['Ask about this car', 'استفسر عن هذه السيارة'],
  video: ['Watch the film', 'شاهد الفيلم'],
  price_purchase: ['Purchase price', 'سعر الشراء'],
  price_lease: ['Monthly lease', 'الإيجار الشهري'],
  price_subscribe: ['Monthly subscription', 'الاشتراك الشهري'],
  calculator_open: ['Work out the instalment', 'حساب القسط الشهري'],
  specification: ['Specification', 'المواصفات'],
  description: ['About this car', 'عن السيارة'],
  features_optional: ['Optional equipment', 'تجهيزات إضافية'],
  features_standard: ['Standard equipment', 'تجهيزات أساسية'],
  history: ['History', 'سجل السيارة'],
  date_registered: ['First registration', 'تاريخ التسجيل الأول'],
  date_mot_expiry: ['Inspection valid until', 'صلاحية الفحص الفني'],
  date_warranty_expiry: ['Warranty until', 'صلاحية الضمان'],
  previous_use: ['Previous use', 'الاستخدام السابق'],
  repair_record: ['Repairs', 'سجل الإصلاحات'],
  regular_maintenance_availability: ['Regular maintenance', 'الصيانة الدورية'],
  maintenance_log: ['Maintenance log', 'سجل الصيانة'],
  recycling_fee: ['Recycling fee', 'رسم إعادة التدوير'],
  seats: ['Seats', 'عدد المقاعد'],
  retailer: ['Retailer', 'المعرض'],
  call: ['Call', 'اتصال'],
  write: ['Write an e-mail', 'مراسلة بالبريد الإلكتروني'],
  whatsapp: ['WhatsApp', 'واتساب'],
  directions: ['Directions', 'الاتجاهات'],
  opening_hours: ['Opening hours', 'ساعات العمل'],
  message: ['Hello, I am interested in {car}. {url}', 'السلام عليكم، أرغب في الاستفسار عن {car}. {url}'],
  configuration: ['See the configuration', 'عرض تفاصيل التهيئة'],
  trade_in: ['Trade in your car', 'استبدال سيارتك'],
  notes: ['Notes', 'ملاحظات'],
  similar: ['Similar cars', 'سيارات مشابهة'],
})

/** Texts while the vehicle is held by a checkout or reserved by an order. */
export const vehicleHeldWords = defineWords('showroom_held', {
  held: ['Being ordered', 'محجوزة مؤقتًا'],
  held_text: ['Another visitor is ordering this car. It may be free again in a few minutes.', 'يُتمّ زائر آخر طلب هذه السيارة الآن، وقد تصبح متاحة بعد دقائق.'],
  reserved: ['This car is reserved', 'هذه السيارة محجوزة'],
  reserved_text: [
    'A buyer has reserved it. Should the reservation end, we tell everybody who has asked.',
    'حجزها أحد المشترين. وإذا أُلغي الحجز، فسنراسل كل من ترك بريده هنا.',
  ],
})
