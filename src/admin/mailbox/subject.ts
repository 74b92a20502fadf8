import { lazy } from 'react'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import { defineSubject } from '../app/subject.ts'

export const mailbox = defineSubject({
  name: 'mailbox',
  section: 'system',
  order: 215,
  icon: InboxIcon,
  read: 'mailbox.read',
  write: 'mailbox.read',
  words: { one: ['Mail', 'رسالة'], many: ['Mailbox', 'صندوق البريد'] },
  fields: {
    title: ['Subject', 'الموضوع'],
    recipient: ['To', 'إلى'],
    created_at: ['When', 'الوقت'],
  },
  findsPeople: true,
  screens: { list: lazy(async () => ({ default: (await import('./mailbox-list.tsx')).MailboxList })) },
})
