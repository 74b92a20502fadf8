import { lazy } from 'react'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import MapIcon from '@mui/icons-material/MapOutlined'
import { defineSubject } from '../app/subject.ts'

export const listedVins = defineSubject({
  name: 'listed_vins',
  section: 'site',
  order: 82,
  icon: FactCheckIcon,
  read: 'vin_lists.write',
  write: 'vin_lists.write',
  words: { one: ['Vehicle on a list', 'سيارة في قائمة'], many: ['Vehicle recall lists', 'قوائم استدعاء السيارات'] },
  fields: {
    list: ['List', 'القائمة'],
    vin: ['VIN', 'رقم الهيكل'],
  },
  title: ({ vin }) => String(vin),
  screens: {
    list: lazy(async () => ({ default: (await import('./listed-vin-screens.tsx')).ListedVinList })),
    edit: lazy(async () => ({ default: (await import('./listed-vin-screens.tsx')).ListedVinEdit })),
    create: lazy(async () => ({ default: (await import('./listed-vin-screens.tsx')).ListedVinCreate })),
  },
})

export const mapPackages = defineSubject({
  name: 'map_packages',
  section: 'site',
  order: 84,
  icon: MapIcon,
  read: 'vin_lists.write',
  write: 'vin_lists.write',
  words: { one: ['Map update', 'تحديث خرائط'], many: ['Map updates', 'تحديثات الخرائط'] },
  fields: {
    vin: ['VIN or its beginning', 'رقم الهيكل أو بدايته'],
    vehicle_name: ['Vehicle', 'السيارة'],
    map_region: ['Region', 'المنطقة'],
    map_version: ['Version', 'الإصدار'],
    size_gb: ['Size in GB', 'الحجم بالغيغابايت'],
    download_url: ['Download address', 'عنوان التنزيل'],
  },
  title: ({ vehicle_name }) => String(vehicle_name),
  screens: {
    list: lazy(async () => ({ default: (await import('./map-package-screens.tsx')).MapPackageList })),
    edit: lazy(async () => ({ default: (await import('./map-package-screens.tsx')).MapPackageEdit })),
    create: lazy(async () => ({ default: (await import('./map-package-screens.tsx')).MapPackageCreate })),
  },
})
