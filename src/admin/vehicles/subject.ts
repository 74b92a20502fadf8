import { lazy } from 'react'
import DirectionsCarIcon from '@mui/icons-material/DirectionsCarOutlined'
import { defineSubject } from '../app/subject.ts'
import { fieldLabels } from './field-labels.gen.ts'
import { vehiclesSource } from './stock-source.ts'

export const vehicles = defineSubject({
  name: 'vehicles',
  section: 'stock',
  order: 100,
  icon: DirectionsCarIcon,
  read: 'stock.read',
  write: 'stock.write',
  words: { one: ['Vehicle', 'سيارة'], many: ['Vehicles', 'السيارات'] },
  fields: {
    ...fieldLabels,
    cover: ['Picture', 'الصورة'],
    lists: ['Listings', 'القوائم'],
    listing: ['Listing', 'قائمة السيارات'],
    to_publish: ['To publish', 'بانتظار النشر'],
    ready: ['Ready to publish', 'جاهزة للنشر'],
    lacks: ['On the site', 'المعروضة'],
    price: ['Price', 'السعر'],
    created_at: ['Added', 'تاريخ الإضافة'],
    updated_at: ['Changed', 'آخر تعديل'],
  },
  title: ({ model_display_name, nameplate_brand_name, nameplate_name, derivative }) =>
    [model_display_name || `${nameplate_brand_name} ${nameplate_name}`, derivative].filter(Boolean).join(' '),
  source: vehiclesSource,
  screens: {
    list: lazy(async () => ({ default: (await import('./vehicle-list.tsx')).VehicleList })),
    edit: lazy(async () => ({ default: (await import('./vehicle-form.tsx')).VehicleEdit })),
    create: lazy(async () => ({ default: (await import('./vehicle-form.tsx')).VehicleCreate })),
  },
})
