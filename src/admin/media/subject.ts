import { lazy } from 'react'
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { defineSubject } from '../app/subject.ts'
import { filesSource, imagesSource } from './media-sources.ts'

export const images = defineSubject({
  name: 'images',
  section: 'content',
  order: 20,
  icon: ImageIcon,
  read: 'media.read',
  write: 'media.write',
  words: { one: ['Picture', 'صورة'], many: ['Media', 'الوسائط'] },
  fields: {
    'alt.ar': ['Description in Arabic', 'الوصف بالعربية'],
    'alt.en': ['Description in English', 'الوصف بالإنجليزية'],
    alt: ['Description', 'الوصف'],
    focal_point: ['Focal point', 'نقطة التركيز'],
  },
  title: ({ id }) => String(id),
  source: imagesSource,
  screens: {
    list: lazy(async () => ({ default: (await import('./image-list.tsx')).ImageList })),
    edit: lazy(async () => ({ default: (await import('./image-edit.tsx')).ImageEdit })),
  },
})

export const files = defineSubject({
  name: 'files',
  isTab: true,
  section: 'content',
  order: 30,
  icon: DescriptionIcon,
  read: 'media.read',
  write: 'media.write',
  words: { one: ['Document', 'مستند'], many: ['Documents', 'المستندات'] },
  fields: { name: ['Name', 'الاسم'], folder: ['Folder', 'المجلد'], tags: ['Tags', 'الوسوم'], size: ['Size', 'الحجم'], id: ['Number', 'الرقم'] },
  title: ({ name }) => String(name),
  source: filesSource,
  screens: { list: lazy(async () => ({ default: (await import('./file-list.tsx')).FileList })) },
})
