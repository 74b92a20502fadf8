import { lazy } from 'react'
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import { defineSubject } from '../app/subject.ts'

export const leadCharts = defineSubject({
  name: 'lead_charts',
  section: 'sales',
  order: 146,
  icon: InsightsIcon,
  read: 'leads.read',
  write: 'leads.write',
  words: { one: ['Chart of leads', 'مخطط الطلبات'], many: ['Charts of leads', 'مخططات الطلبات'] },
  fields: {},
  screens: { list: lazy(async () => ({ default: (await import('./lead-charts.tsx')).LeadCharts })) },
})
