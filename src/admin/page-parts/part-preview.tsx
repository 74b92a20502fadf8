import { Alert, Box, Button, InputAdornment, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Theme, themes } from '#domains/content/index.ts'
import { usePair, useWords } from '../i18n/use-words.ts'
import { Choice } from '../fields/choice.tsx'
import { draftOf, pathOf } from './part-draft.ts'
import type { PartRecord } from './page-parts-source.ts'
import type { PagePart } from './parts.ts'
import { ScaledFrame } from './scaled-frame.tsx'
import { useDraftPage } from './use-draft-page.ts'
import { pagePartWords } from './words.ts'

const screens = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 800 } } as const
type Screen = keyof typeof screens

/** The page as visitors would get it with what stands in the form. It runs no scripts, so nothing is counted and nothing kept. */
export function PartPreview({ part, record }: { part: PagePart; record: PartRecord }) {
  const word = useWords(pagePartWords)
  const pair = usePair()
  const [screen, setScreen] = useState<Screen>('phone')
  const [theme, setTheme] = useState<Theme>(themes[0])
  const [state, setState] = useState(0)
  const form = useFormContext()
  const values = useWatch({ control: form.control }) as Readonly<Record<string, unknown>>
  const draft = draftOf(record, values)
  const [ownPath, setPath] = useState('')
  const { html, status, retry } = useDraftPage(draft && { ...draft, path: ownPath || pathOf(part, values), theme, without: part.without ?? [] })
  const hasLostMenu = html !== '' && !html.includes('data-remote-menu') && asksForRemoteMenu(draft)
  return (
    <Box component="section" aria-label={word('preview')} sx={{ position: { lg: 'sticky' }, insetBlockStart: 72, display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h3">
        {word('preview')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Choice
          label={word('screen')}
          value={screen}
          onChange={setScreen}
          options={[['phone', word('phone')] as const, ['desktop', word('desktop')] as const]}
        />
        <Choice label={word('theme')} value={theme} onChange={setTheme} options={themes.map((name) => [name, name] as const)} />
        {part.states.length > 1 && (
          <Choice label={word('state')} value={state} onChange={setState} options={part.states.map(({ name }, index) => [index, pair(name)] as const)} />
        )}
        <TextField
          size="small"
          placeholder={pathOf(part, values) || '/'}
          value={ownPath}
          onChange={({ target }) => setPath(target.value)}
          helperText={false}
          // In the line of the field, so that the page below it has the height.
          slotProps={{
            htmlInput: { dir: 'ltr', 'aria-label': word('page') },
            input: { startAdornment: <InputAdornment position="start">{word('page')}</InputAdornment> },
          }}
          sx={{ flex: '1 1 8rem', minWidth: '8rem', maxWidth: 390, margin: 0 }}
        />
      </Box>
      {draft === null && <Alert severity="info">{word('preview_waits')}</Alert>}
      {hasLostMenu && <Alert severity="warning">{word('remote_failed')}</Alert>}
      {status === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {word('again')}
            </Button>
          }
        >
          {word('preview_failed')}
        </Alert>
      )}
      <Frame html={html} title={word('preview')} screen={screen} show={part.states[state]?.show} />
      <Typography variant="caption" color="text.secondary">
        {word('preview_about')}
      </Typography>
    </Box>
  )
}

function asksForRemoteMenu(draft: ReturnType<typeof draftOf>): boolean {
  const config = draft?.settings.find(({ key }) => key === 'navigation.config')?.value as { url?: string } | null | undefined
  return Boolean(config?.url)
}

type FrameProps = { html: string; title: string; screen: Screen; show: ((page: Document) => void) | undefined }

/** A page at the width of its screen. */
function Frame({ html, title, screen, show }: FrameProps) {
  return (
    <ScaledFrame
      // A state is shown on a page as it was sent.
      key={`${show?.name} ${html}`}
      html={html}
      title={title}
      size={screens[screen]}
      sandbox="allow-same-origin"
      onLoad={(page) => {
        keepStill(page)
        show?.(page)
      }}
    />
  )
}

/** Links of the preview lead nowhere, and its dialogs close by their buttons. */
function keepStill(page: Document): void {
  page.documentElement.style.scrollbarWidth = 'none'
  page.addEventListener('click', (event) => {
    const pressed = event.target as Element
    const control = pressed.closest?.('a, button[type="submit"]')
    if (!control) return
    event.preventDefault()
    control.closest('dialog')?.close()
  })
}
