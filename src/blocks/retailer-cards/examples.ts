import type { Example } from '#block-engine/define-block.ts'

const phone = (label: string) => ({ type: 'phone', icon: 'phone', label, href: `tel:${label.replaceAll(' ', '')}` })
const whatsapp = (number: string) => ({ type: 'whatsapp', icon: 'ui-whatsapp', label: 'واتساب', href: `https://wa.me/${number}` })
const email = (label: string) => ({ type: 'email', icon: 'ui-mail', label, href: `mailto:${label}` })

const dubai = {
  name: 'معرض دبي',
  address: 'شارع الشيخ زايد، القوز الأولى',
  city: 'دبي',
  latitude: 25.1382,
  longitude: 55.2321,
  contact_info: [phone('+971 4 000 0001'), whatsapp('97140000001'), email('dubai@example.com')],
  services: [
    { icon: 'speed', label: 'تجربة القيادة' },
    { icon: 'svo', label: 'غرفة التصميم' },
  ],
  link: { url: '/retailer-locator', label: 'عن المعرض' },
}
const abuDhabi = {
  name: 'معرض أبوظبي',
  address: 'شارع الخليج العربي، المشرف',
  city: 'أبوظبي',
  latitude: 24.4451,
  longitude: 54.3886,
  contact_info: [phone('+971 2 000 0001'), email('abudhabi@example.com')],
  services: [
    { icon: 'speed', label: 'تجربة القيادة' },
    { icon: 'location', label: 'التسليم في المنزل' },
  ],
  link: { url: '/retailer-locator', label: 'عن المعرض' },
}
const riyadh = {
  name: 'معرض الرياض',
  address: 'طريق الملك فهد، العليا',
  city: 'الرياض',
  latitude: 24.6937,
  longitude: 46.6853,
  contact_info: [phone('+966 11 000 0001'), whatsapp('966110000001')],
  services: [{ icon: 'review', label: 'السيارات المعتمدة' }],
}

export const examples: readonly Example[] = [
  { name: 'ثلاثة معارض', fields: { heading: 'معارضنا في الخليج', header_size: 'l' }, groups: [dubai, abuDhabi, riyadh] },
  {
    name: 'على خلفية داكنة',
    fields: { heading: 'أقرب معرض إليك', box_color: 'dark-theme', distance_unit: 'mi', border_grid_class: 'border-top' },
    groups: [riyadh, dubai],
  },
]
