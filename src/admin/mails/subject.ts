import { lazy } from 'react'
import MailIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { defineSubject } from '../app/subject.ts'

export const mails = defineSubject({
  name: 'mails',
  section: 'system',
  order: 216,
  icon: MailIcon,
  read: 'mails.read',
  write: 'mails.read',
  words: { one: ['Mail', 'رسالة بريد'], many: ['Mails of the site', 'رسائل الموقع'] },
  fields: {
    name: ['Mail', 'الرسالة'],
    title: ['Subject', 'الموضوع'],
    language: ['Language', 'اللغة'],
    flaws: ['Mail programs', 'برامج البريد'],
  },
  screens: { list: lazy(async () => ({ default: (await import('./mail-list.tsx')).MailList })) },
})
