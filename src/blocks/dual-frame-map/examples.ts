import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'معرض في دبي',
    fields: {
      heading: 'معرضنا في دبي',
      header_size: 'l',
      paragraph: '<p>شارع الشيخ زايد، بجوار محطة المترو. مواقف مجانية خلف المبنى.</p>',
      latitude: 25.1189,
      longitude: 55.2002,
      zoom: 9,
      marker_label: 'معرض دبي',
      buttons: [{ id: 'all', label: 'كل المعارض', button_type: 'secondary', target: '/retailer-locator', target_type: 'url' }],
    },
  },
  {
    name: 'بصورة قبل فتح الخريطة',
    fields: {
      heading: 'مركز الخدمة',
      paragraph: '<p>المنطقة الصناعية، المدخل الثالث.</p>',
      image: { id: 24754 },
      latitude: 24.3725,
      longitude: 54.4917,
      marker_label: 'أبوظبي، مصفّح',
      is_reversed: true,
      box_color: 'dark-theme',
    },
  },
]
