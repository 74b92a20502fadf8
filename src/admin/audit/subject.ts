import { lazy } from 'react'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { defineSubject } from '../app/subject.ts'

export const audit = defineSubject({
  name: 'audit_entries',
  section: 'people',
  order: 180,
  icon: HistoryIcon,
  read: 'audit.read',
  write: 'audit.read',
  words: { one: ['Audit entry', 'قيد تدقيق'], many: ['Audit log', 'سجل التدقيق'] },
  fields: {
    at: ['When', 'الوقت'],
    actor_id: ['Who (id)', 'المنفّذ (المعرّف)'],
    actor_name: ['Who', 'المنفّذ'],
    action: ['Action', 'الإجراء'],
    subject: ['Record', 'السجل'],
    from: ['From', 'من تاريخ'],
    to: ['Until', 'حتى تاريخ'],
    changes: ['Changes', 'التعديلات'],
  },
  screens: { list: lazy(async () => ({ default: (await import('./audit-list.tsx')).AuditList })) },
})
