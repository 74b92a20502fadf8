import { useWords } from '../i18n/use-words.ts'
import { useStaffName } from '../i18n/use-staff-name.ts'
import { auditWords } from './words.ts'

/** Who did something, in words: a person by name, else the programs of the API or the system itself. */
export function ActorName({ id, name }: { id: string; name: string }) {
  const word = useWords(auditWords)
  const staffName = useStaffName()
  return <bdi title={id}>{staffName(name) || word('system')}</bdi>
}
