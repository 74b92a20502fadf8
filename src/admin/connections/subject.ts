import { lazy } from 'react'
import CableIcon from '@mui/icons-material/CableOutlined'
import { defineSubject } from '../app/subject.ts'

export const connections = defineSubject({
  name: 'connections',
  section: 'system',
  order: 205,
  icon: CableIcon,
  read: 'services.check',
  write: 'services.check',
  words: { one: ['Connection', 'خدمة متصلة'], many: ['Connections', 'الخدمات المتصلة'] },
  fields: {},
  screens: { list: lazy(async () => ({ default: (await import('./connections-screen.tsx')).ConnectionsScreen })) },
})
