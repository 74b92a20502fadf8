import { useState } from 'react'
import type { RowField } from '#fields/field-types.ts'
import type { Language } from '#kernel/words/words.ts'
import { THEME } from '#ui/page-protocol.ts'
import { type SiteTheme, siteThemes } from '../canvas/site-frame.tsx'
import type { FormDraft } from '../draft/form-draft.ts'

/** Below this width two columns on the canvas would be too small to read. */
const ROOM_FOR_TWO_PX = 1000

type FormLook = { theme: SiteTheme; language: Language; hasTwoColumns: boolean }
/** `change` takes a value of one of the {@link lookFields}. */
export type Look = FormLook & { change: (value: unknown, field: Pick<RowField, 'symbol'>) => void }

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
  return { ...look, change: (value, { symbol }) => setLook((before) => ({ ...before, [symbol]: value })) }
}
