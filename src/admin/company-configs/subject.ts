import { lazy } from 'react'
import TuneIcon from '@mui/icons-material/TuneOutlined'
import { defineSubject } from '../app/subject.ts'
import { companyConfigsSource } from './company-configs-source.ts'

export const companyConfigs = defineSubject({
  name: 'company_configs',
  section: 'stock',
  order: 120,
  icon: TuneIcon,
  read: 'stock.read',
  write: 'stock.write',
  words: { one: ['Showroom configuration', 'إعداد صالة العرض'], many: ['Showroom configuration', 'إعدادات صالة العرض'] },
  fields: {
    key: ['Key', 'المفتاح'],
    config_type: ['Applies to', 'ينطبق على'],
    content: ['Content', 'المحتوى'],
    updated_at: ['Changed', 'آخر تعديل'],
  },
  title: ({ key, config_type }) => `${key} · ${config_type}`,
  source: companyConfigsSource,
  screens: {
    list: lazy(async () => ({ default: (await import('./company-config-list.tsx')).CompanyConfigList })),
    edit: lazy(async () => ({ default: (await import('./company-config-form.tsx')).CompanyConfigEdit })),
    create: lazy(async () => ({ default: (await import('./company-config-form.tsx')).CompanyConfigCreate })),
  },
})
