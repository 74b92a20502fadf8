import type { ReactNode } from 'react'
import { LibraryRoomContext } from '#domains/media/ui/index.ts'
import { useFailure } from '../ui/notices/failure.ts'
import { useLanguage } from '../words/language.tsx'

/** Around parts of the picture library that stand in the editor by themselves. */
export function LibraryRoom({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const sayFailure = useFailure()
  return <LibraryRoomContext value={{ language, mayWrite: true, sayFailure }}>{children}</LibraryRoomContext>
}
