import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { auditSubjectWords } from './words.ts'

const numbered = /^(image|file) (\d+)$/

/** The record that an entry of the audit log concerns: pictures and files by number, all others by name. */
export function SubjectName({ subject }: { subject: string }) {
  const word = useWords(auditSubjectWords)
  const [, kind, id] = subject.match(numbered) ?? []
  if (kind === undefined || id === undefined) return <Ltr>{subject}</Ltr>
  return <bdi>{word(kind as keyof typeof auditSubjectWords, { id })}</bdi>
}
