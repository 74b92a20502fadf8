import { lazy } from 'react'
import PartsIcon from '@mui/icons-material/WebOutlined'
import { defineSubject } from '../app/subject.ts'
import { pagePartsSource } from './page-parts-source.ts'
import { fieldOf, pageParts } from './parts.ts'

export const pagePartsSubject = defineSubject({
  name: 'page_parts',
  section: 'site',
  order: 58,
  icon: PartsIcon,
  read: 'settings.write',
  write: 'settings.write',
  words: { one: ['Part of every page', 'جزء من الصفحات'], many: ['Parts of every page', 'أجزاء الصفحات'] },
  fields: Object.fromEntries(pageParts.flatMap(({ settings }) => settings.map(({ key, label }) => [fieldOf('setting', key), label]))),
  source: pagePartsSource,
  screens: {
    list: lazy(async () => ({ default: (await import('./part-list.tsx')).PartList })),
    edit: lazy(async () => ({ default: (await import('./part-edit.tsx')).PartEdit })),
  },
})
