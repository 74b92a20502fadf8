import { lazy } from 'react'
import MailIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { defineSubject } from '../app/subject.ts'

export const mails = defineSubject({
  name: 'mails',
  section: 'system',
  order: 216,
  icon: MailIcon,
  read: 'mails.read',
  write: 'mails.write',
  words: { one: ['Mail', 'رسالة بريد'], many: ['Mails of the site', 'رسائل الموقع'] },
  fields: {
    name: ['Mail', 'الرسالة'],
    name_ar: ['Mail', 'الرسالة'],
    title: ['Subject', 'الموضوع'],
    reader: ['Recipient', 'المستلم'],
    changed: ['Texts', 'النصوص'],
    flaws: ['Mail programs', 'برامج البريد'],
  },
  title: ({ name, name_ar }, language = 'ar') => String((language === 'ar' ? name_ar : name) ?? ''),
  screens: {
    list: lazy(async () => ({ default: (await import('./mail-list.tsx')).MailList })),
    edit: lazy(async () => ({ default: (await import('./mail-screen.tsx')).MailScreen })),
  },
})
