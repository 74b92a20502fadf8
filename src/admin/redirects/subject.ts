import { lazy } from 'react'
import AltRouteIcon from '@mui/icons-material/AltRouteOutlined'
import { defineSubject } from '../app/subject.ts'

export const redirects = defineSubject({
  name: 'redirects',
  section: 'content',
  order: 50,
  icon: AltRouteIcon,
  read: 'pages.read',
  write: 'pages.write',
  words: { one: ['Redirect', 'إعادة توجيه'], many: ['Redirects', 'عمليات إعادة التوجيه'] },
  fields: {
    path: ['From path', 'من المسار'],
    to: ['To', 'إلى'],
    http_code: ['Kind', 'النوع'],
    status: ['State', 'الحالة'],
  },
  title: ({ path }) => String(path),
  screens: {
    list: lazy(async () => ({ default: (await import('./redirect-list.tsx')).RedirectList })),
    edit: lazy(async () => ({ default: (await import('./redirect-form.tsx')).RedirectEdit })),
    create: lazy(async () => ({ default: (await import('./redirect-form.tsx')).RedirectCreate })),
  },
})
