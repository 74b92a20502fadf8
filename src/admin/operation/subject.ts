import { lazy } from 'react'
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartOutlined'
import { defineSubject } from '../app/subject.ts'

export const operation = defineSubject({
  name: 'operation',
  section: 'system',
  order: 206,
  icon: MonitorHeartIcon,
  read: 'services.check',
  write: 'services.check',
  words: { one: ['Operation', 'تشغيل الموقع'], many: ['Operation', 'تشغيل الموقع'] },
  fields: {},
  screens: { list: lazy(async () => ({ default: (await import('./operation-screen.tsx')).OperationScreen })) },
})
