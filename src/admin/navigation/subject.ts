import { lazy } from 'react'
import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import { defineSubject } from '../app/subject.ts'
import { navigationSource } from './navigation-source.ts'

export const navigation = defineSubject({
  name: 'nav_entries',
  section: 'site',
  order: 70,
  icon: AccountTreeIcon,
  read: 'navigation.write',
  write: 'navigation.write',
  words: { one: ['Menu entry', 'عنصر قائمة'], many: ['Navigation', 'التنقل'] },
  fields: {
    label: ['Label', 'النص'],
    url: ['Link', 'الرابط'],
    image_id: ['Picture', 'الصورة'],
    parent_id: ['Below', 'يتبع'],
    position: ['Position', 'الترتيب'],
  },
  title: ({ label }) => String(label),
  source: navigationSource,
  screens: { list: lazy(async () => ({ default: (await import('./navigation-screen.tsx')).NavigationScreen })) },
})
