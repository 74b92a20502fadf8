import { directionOf } from '#kernel/words/direction.ts'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { type ReactNode, useLayoutEffect } from 'react'
import type { Language } from '#kernel/words/words.ts'

// One style cache with its own key per direction, since each rule is generated for both.
const caches = {
  rtl: createCache({ key: 'admin-rtl', stylisPlugins: [rtlPlugin] }),
  ltr: createCache({ key: 'admin-ltr' }),
}

/** Generates styles for the language's direction, and sets `lang` and `dir` of the document. */
export function Direction({ language, children }: { language: Language; children: ReactNode }) {
  const direction = directionOf(language)
  // The document element is outside React.
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
  }, [language, direction])
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>
}
