import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { auditSubjectWords } from './words.ts'

const numbered = /^(image|file) (\d+)$/

/** What an entry of the audit log is about: a picture or a file by its number, everything else as it calls itself. */
export function SubjectName({ subject }: { subject: string }) {
  const word = useWords(auditSubjectWords)
  const [, kind, id] = subject.match(numbered) ?? []
  if (kind === undefined || id === undefined) return <Ltr>{subject}</Ltr>
  return <bdi>{word(kind as keyof typeof auditSubjectWords, { id })}</bdi>
}
