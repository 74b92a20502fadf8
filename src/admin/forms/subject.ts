import { lazy } from 'react'
import DynamicFormIcon from '@mui/icons-material/DynamicFormOutlined'
import { defineSubject } from '../app/subject.ts'
import { formsSource } from './forms-source.ts'

export const forms = defineSubject({
  name: 'forms',
  section: 'content',
  order: 45,
  icon: DynamicFormIcon,
  read: 'forms.read',
  write: 'forms.write',
  words: { one: ['Form', 'نموذج'], many: ['Forms', 'النماذج'] },
  fields: {
    name: ['Name', 'الاسم'],
    active: ['Shown to visitors', 'متاح للزوار'],
    leads: ['Leads', 'الطلبات'],
    updated_at: ['Changed', 'آخر تعديل'],
  },
  title: ({ name }) => String(name),
  source: formsSource,
  screens: {
    list: lazy(async () => ({ default: (await import('./list/form-list.tsx')).FormList })),
    create: lazy(async () => ({ default: (await import('./builder/new-form-screen.tsx')).NewFormScreen })),
    edit: lazy(async () => ({ default: (await import('./builder/form-screen.tsx')).FormScreen })),
  },
  routes: [
    { path: 'bin', screen: lazy(async () => ({ default: (await import('../bin/form-bin.tsx')).FormBin })) },
    { path: 'locations', screen: lazy(async () => ({ default: (await import('./places/locations-screen.tsx')).LocationsScreen })) },
    { path: 'settings', screen: lazy(async () => ({ default: (await import('./places/service-settings-screen.tsx')).ServiceSettingsScreen })) },
    { path: ':id/leads', screen: lazy(async () => ({ default: (await import('./places/form-leads-screen.tsx')).FormLeadsScreen })) },
    { path: ':id/leads/:leadId', screen: lazy(async () => ({ default: (await import('./places/form-leads-screen.tsx')).FormLeadScreen })) },
    { path: ':id/exports', screen: lazy(async () => ({ default: (await import('./places/exports-screen.tsx')).FormExportsScreen })) },
  ],
})
