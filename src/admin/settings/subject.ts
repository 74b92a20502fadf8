import { lazy } from 'react'
import TuneIcon from '@mui/icons-material/TuneOutlined'
import { defineSubject } from '../app/subject.ts'
import { settingsSource } from './settings-source.ts'

export const settings = defineSubject({
  name: 'setting_definitions',
  section: 'site',
  order: 60,
  icon: TuneIcon,
  read: 'settings.write',
  write: 'settings.write',
  words: { one: ['Setting', 'إعداد'], many: ['Settings', 'الإعدادات'] },
  fields: { key: ['Key', 'المفتاح'], input: ['Value', 'القيمة'], default: ['Default', 'القيمة الافتراضية'] },
  title: ({ title, title_ar }, language) => String(language === 'en' ? title : title_ar),
  source: settingsSource,
  screens: {
    list: lazy(async () => ({ default: (await import('./setting-list.tsx')).SettingList })),
    edit: lazy(async () => ({ default: (await import('./setting-edit.tsx')).SettingEdit })),
  },
})
