import { lazy } from 'react'
import ConsentIcon from '@mui/icons-material/CookieOutlined'
import { defineSubject } from '../app/subject.ts'

export const consent = defineSubject({
  name: 'consent_proofs',
  section: 'site',
  order: 92,
  icon: ConsentIcon,
  read: 'consent.read',
  write: 'consent.read',
  words: { one: ['Consent', 'الموافقة'], many: ['Consent', 'الموافقة'] },
  fields: {},
  screens: { list: lazy(async () => ({ default: (await import('./consent-screen.tsx')).ConsentScreen })) },
})
