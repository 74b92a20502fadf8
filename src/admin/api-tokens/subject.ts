import { lazy } from 'react'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import { defineSubject } from '../app/subject.ts'

export const apiTokens = defineSubject({
  name: 'api_tokens',
  section: 'people',
  order: 170,
  icon: KeyIcon,
  read: 'tokens.read',
  write: 'tokens.write',
  words: { one: ['API token', 'رمز وصول'], many: ['API tokens', 'رموز الوصول'] },
  fields: {
    name: ['Name', 'الاسم'],
    hint: ['Begins with', 'يبدأ بـ'],
    scopes: ['May', 'الصلاحيات'],
    created_by: ['Created by', 'أنشأه'],
    created_at: ['Created', 'تاريخ الإنشاء'],
    expires_at: ['Expires', 'تاريخ الانتهاء'],
    seen_at: ['Last used', 'آخر استخدام'],
    revoked_at: ['State', 'الحالة'],
  },
  title: ({ name }) => String(name),
  screens: {
    list: lazy(async () => ({ default: (await import('./token-list.tsx')).TokenList })),
    create: lazy(async () => ({ default: (await import('./token-create.tsx')).TokenCreate })),
  },
})
