import { useState } from 'react'
import type { Language } from '#kernel/words/words.ts'
import { THEME } from '#ui/page-protocol.ts'
import { type SiteTheme, siteThemes } from '../canvas/site-frame.tsx'
import type { FormDraft } from '../draft/form-draft.ts'

/** Below this width two columns on the canvas would be too small to read. */
const ROOM_FOR_TWO_PX = 1000

type FormLook = { theme: SiteTheme; language: Language; hasTwoColumns: boolean }
export type Look = FormLook & { set: (changes: Partial<FormLook>) => void }

/** The options of the preview. Initially the site's theme, the form's language, and two columns if any field uses them. */
export function useLook({ locale, fields }: FormDraft): Look {
  const [look, setLook] = useState<FormLook>(() => {
    const own = document.documentElement.getAttribute(THEME)
    return {
      theme: siteThemes.find((theme) => theme === own) ?? 'jdx',
      language: locale,
      hasTwoColumns: innerWidth >= ROOM_FOR_TWO_PX && fields.some(({ half }) => half),
    }
  })
  return { ...look, set: (changes) => setLook((before) => ({ ...before, ...changes })) }
}
