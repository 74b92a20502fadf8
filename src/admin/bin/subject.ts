import { lazy } from 'react'
import DeleteSweepIcon from '@mui/icons-material/DeleteSweepOutlined'
import { defineSubject } from '../app/subject.ts'
import { binnedFormsSource } from '../forms/forms-source.ts'

export const bin = defineSubject({
  name: 'binned_pages',
  section: 'content',
  order: 15,
  icon: DeleteSweepIcon,
  read: 'pages.read',
  write: 'pages.write',
  words: { one: ['Deleted page', 'صفحة محذوفة'], many: ['Bin', 'سلة المحذوفات'] },
  fields: {
    title: ['Title', 'العنوان'],
    path: ['Path', 'المسار'],
    binned_at: ['Deleted', 'وقت الحذف'],
    binned_by: ['Deleted by', 'حذفها'],
    kept_until: ['Kept until', 'تُحفظ حتى'],
  },
  title: ({ title, path }) => String(title || path),
  screens: { list: lazy(async () => ({ default: (await import('./page-bin.tsx')).PageBin })) },
})

/** A tab of the forms. */
export const binnedForms = defineSubject({
  name: 'binned_forms',
  isTab: true,
  section: 'content',
  order: 46,
  icon: DeleteSweepIcon,
  read: 'forms.read',
  write: 'forms.delete',
  words: { one: ['Deleted form', 'نموذج محذوف'], many: ['Bin of forms', 'سلة النماذج المحذوفة'] },
  fields: {
    name: ['Name', 'الاسم'],
    binned_at: ['Deleted', 'وقت الحذف'],
    binned_by: ['Deleted by', 'حذفه'],
    kept_until: ['Kept until', 'يُحفظ حتى'],
  },
  title: ({ name }) => String(name),
  source: binnedFormsSource,
  screens: { list: lazy(async () => ({ default: (await import('./form-bin.tsx')).FormBin })) },
})
