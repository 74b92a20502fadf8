import { lazy } from 'react'
import ContactMailIcon from '@mui/icons-material/ContactMailOutlined'
import { defineSubject } from '../app/subject.ts'
import { leadName } from './lead-name.ts'
import { leadsSource } from './leads-source.ts'

export const leads = defineSubject({
  name: 'leads',
  section: 'sales',
  order: 5,
  icon: ContactMailIcon,
  read: 'leads.read',
  write: 'leads.write',
  words: { one: ['Lead', 'طلب عميل'], many: ['Leads', 'طلبات العملاء'] },
  fields: {
    name: ['Name', 'الاسم'],
    phone: ['Phone', 'الهاتف'],
    email: ['E-mail', 'البريد الإلكتروني'],
    form_id: ['Form', 'النموذج'],
    source: ['Source', 'المصدر'],
    state: ['State', 'الحالة'],
    owner_id: ['Owner', 'المسؤول'],
    retailer_id: ['Retailer', 'المعرض'],
    due_at: ['Answer', 'الرد'],
    late: ['Late', 'المتأخرة فقط'],
    created_at: ['When', 'الوقت'],
    created_at_gteq: ['From', 'من تاريخ'],
    created_at_lteq: ['Until', 'حتى تاريخ'],
  },
  title: (record) => leadName(record) || String(record.id),
  findsPeople: true,
  screens: {
    list: lazy(async () => ({ default: (await import('./lead-list.tsx')).LeadList })),
    edit: lazy(async () => ({ default: (await import('./lead-edit.tsx')).LeadEdit })),
  },
  routes: [{ path: 'board', screen: lazy(async () => ({ default: (await import('../lead-board/lead-board.tsx')).LeadBoard })) }],
  source: leadsSource,
})
