import { lazy } from 'react'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { defineSubject } from '../app/subject.ts'

export const dealers = defineSubject({
  name: 'dealers',
  section: 'site',
  order: 80,
  icon: StorefrontIcon,
  read: 'dealers.write',
  write: 'dealers.write',
  words: { one: ['Dealer', 'معرض'], many: ['Dealers', 'المعارض'] },
  fields: {
    name: ['Name', 'الاسم'],
    address: ['Street address', 'عنوان المعرض'],
    city: ['City', 'المدينة'],
    locality: ['District', 'الحي'],
    state: ['State', 'الإمارة أو المنطقة'],
    postcode: ['Postcode', 'الرمز البريدي'],
    country: ['Country code', 'رمز الدولة'],
    email: ['E-mail', 'البريد الإلكتروني'],
    phone: ['Phone', 'الهاتف'],
    latitude: ['Latitude', 'خط العرض'],
    longitude: ['Longitude', 'خط الطول'],
    position: ['Position in lists', 'الترتيب في القوائم'],
    tag_class: ['Departments', 'الأقسام'],
    brands: ['Brands', 'العلامات'],
    services: ['Services', 'الخدمات'],
    ci_code: ['CI code', 'رمز CI'],
    dealer_code: ['Retailer code', 'رمز المعرض'],
    opening_hours: ['Opening hours', 'ساعات العمل'],
    'opening_hours.days': ['Days', 'الأيام'],
    'opening_hours.hours': ['Hours', 'الساعات'],
    url: ['Website', 'الموقع الإلكتروني'],
    image_id: ['Picture', 'الصورة'],
    is_active: ['Shown on the site', 'ظاهر في الموقع'],
  },
  title: ({ name }) => String(name),
  screens: {
    list: lazy(async () => ({ default: (await import('./retailer-list.tsx')).RetailerList })),
    edit: lazy(async () => ({ default: (await import('./retailer-form.tsx')).RetailerEdit })),
    create: lazy(async () => ({ default: (await import('./retailer-form.tsx')).RetailerCreate })),
  },
})
