import type { ReactNode } from 'react'
import { LibraryRoomContext } from '#domains/media/ui/index.ts'
import { useFailure } from '../ui/notices/failure.ts'
import { useLanguage } from '../words/language.tsx'

/** What the picture library is told of the editor. */
export function useLibraryRoom() {
  const { language } = useLanguage()
  const sayFailure = useFailure()
  return { language, mayWrite: true, sayFailure }
}

/** Around parts of the picture library that stand in the editor by themselves. */
export function LibraryRoom({ children }: { children: ReactNode }) {
  return <LibraryRoomContext value={useLibraryRoom()}>{children}</LibraryRoomContext>
}
