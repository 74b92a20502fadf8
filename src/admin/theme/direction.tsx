import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { type ReactNode, useLayoutEffect } from 'react'
import type { Language } from '#kernel/words/words.ts'

// Each direction has its own cache, and its own key, since the same rule is written twice.
const caches = {
  rtl: createCache({ key: 'admin-rtl', stylisPlugins: [rtlPlugin] }),
  ltr: createCache({ key: 'admin-ltr' }),
}

export function directionOf(language: Language): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** Writes styles in the direction of the language, and says both to the document. */
export function Direction({ language, children }: { language: Language; children: ReactNode }) {
  const direction = directionOf(language)
  // The document element, which no React root owns.
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
  }, [language, direction])
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>
}
