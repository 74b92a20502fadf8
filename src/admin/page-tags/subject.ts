import { lazy } from 'react'
import SellIcon from '@mui/icons-material/SellOutlined'
import { defineSubject } from '../app/subject.ts'

export const pageTags = defineSubject({
  name: 'page_tags',
  section: 'site',
  order: 96,
  icon: SellIcon,
  read: 'page_tags.read',
  write: 'page_tags.read',
  words: { one: ['What this page sends', 'ما ترسله هذه الصفحة'], many: ['What pages send', 'ما ترسله الصفحات'] },
  fields: {},
  screens: { list: lazy(async () => ({ default: (await import('./page-tags-screen.tsx')).PageTagsScreen })) },
})
