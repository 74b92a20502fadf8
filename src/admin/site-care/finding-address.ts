import type { CareFinding } from '#domains/content/index.ts'
import { editorAddress } from '#staff/addresses.ts'

const screens = { redirect: 'redirects', form: 'forms', image: 'images' } as const

/** Where a finding is mended: a field of the editor, or a screen of the admin. */
export function findingAddress({ subject, subject_id, block, group, field }: CareFinding): { href: string; isEditor: boolean } {
  if (subject === 'page') return { href: editorAddress(subject_id, { block, group, field }), isEditor: true }
  if (subject === 'nav_entry') return { href: '/nav_entries', isEditor: false }
  return { href: `/${screens[subject]}/${subject_id}`, isEditor: false }
}
