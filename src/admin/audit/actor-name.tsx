import { useWords } from '../i18n/use-words.ts'
import { auditWords } from './words.ts'

/** Programs that use the token of the environment are recorded under this id. */
const PROGRAMS = 'token:env'

/** Who did something, in words: a person by name, else the programs of the API or the system itself. */
export function ActorName({ id, name }: { id: string; name: string }) {
  const word = useWords(auditWords)
  if (id === PROGRAMS) return word('program')
  return <bdi title={id}>{name || word('system')}</bdi>
}
