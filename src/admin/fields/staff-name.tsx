import { useStaffName } from '../i18n/use-staff-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { staffNameWords } from './words.ts'

/** Who did something, in words: a person by name, else the programs of the API or the system itself. */
export function StaffName({ name, id }: { name: string; id?: string }) {
  const word = useWords(staffNameWords)
  const staffName = useStaffName()
  return <bdi title={id}>{staffName(name) || word('system')}</bdi>
}
