import { useGetRecordRepresentation, useReference } from 'react-admin'
import { sectionNameIn } from '#domains/content/index.ts'
import { Ltr } from '../fields/ltr.tsx'
import { ScreenLink } from '../fields/screen-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { SettingName } from '../settings/setting-name.tsx'
import { auditSubjectWords } from './words.ts'

/** The subjects whose records actions name by an id, by what stands before the point in an action. */
const subjects: ReadonlyMap<string, string> = new Map([
  ['vehicle', 'vehicles'],
  ['user', 'users'],
  ['session', 'users'],
  ['token', 'api_tokens'],
  ['form', 'forms'],
  ['lead', 'leads'],
  ['answer_template', 'answer_templates'],
  ['metahead', 'metaheads'],
  ['nav_entry', 'nav_entries'],
  ['listed_vin', 'listed_vins'],
  ['map_package', 'map_packages'],
])
/** Deletions of leads after their time are counted by form. */
const EXPIRED_LEADS = 'lead.expired'

type SubjectProps = { action: string; subject: string }

/** The record that an entry of the audit log concerns, by its name where it has one: a number says nothing to people. */
export function SubjectName({ action, subject }: SubjectProps) {
  const [kind = ''] = action.split('.')
  const resource = action === EXPIRED_LEADS ? 'forms' : subjects.get(kind)
  if (resource && /^[1-9]\d*$/.test(subject)) return <RecordName resource={resource} id={subject} />
  if (kind === 'mail_words') return <RecordName resource="mails" id={subject} />
  if (kind === 'setting') return <SettingName setting={subject} />
  return <NumberedName kind={kind} subject={subject} />
}

function RecordName({ resource, id }: { resource: string; id: string }) {
  const { referenceRecord, isPending } = useReference({ reference: resource, id: /^\d+$/.test(id) ? Number(id) : id })
  const nameOf = useGetRecordRepresentation(resource)
  if (isPending) return null
  // A record that is gone, or that these staff may not read, has its number alone.
  if (!referenceRecord) return <Ltr>{id}</Ltr>
  return (
    <ScreenLink resource={resource} id={id}>
      <bdi>{nameOf(referenceRecord)}</bdi>
    </ScreenLink>
  )
}

/** Pictures, files, payments and deliveries by number, all others by what the entry holds. */
function NumberedName({ kind, subject }: { kind: string; subject: string }) {
  const word = useWords(auditSubjectWords)
  if (subject === 'orders' || subject === 'demo' || subject === 'images') return word(subject)
  const section = sectionNameIn(subject)
  if (section !== null) return <bdi>{word('section', { name: section })}</bdi>
  const [, own = kind, id] = subject.match(/^(?:(image|file) )?(\d+)$/) ?? []
  if (id === undefined || !Object.hasOwn(auditSubjectWords, own)) return <Ltr>{subject}</Ltr>
  return <bdi>{word(own as keyof typeof auditSubjectWords, { id })}</bdi>
}
