import { lazy } from 'react'
import SpeedIcon from '@mui/icons-material/SpeedOutlined'
import { defineSubject } from '../app/subject.ts'

export const visitorSpeed = defineSubject({
  name: 'visitor_speed',
  section: 'site',
  order: 95,
  icon: SpeedIcon,
  read: 'measurement.read',
  write: 'measurement.read',
  words: { one: ['Speed for visitors', 'السرعة لدى الزوار'], many: ['Speed for visitors', 'السرعة لدى الزوار'] },
  fields: {},
  screens: { list: lazy(async () => ({ default: (await import('./visitor-speed-screen.tsx')).VisitorSpeedScreen })) },
})
