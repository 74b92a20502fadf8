import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Theme, themes } from '#domains/content/index.ts'
import { usePair, useWords } from '../i18n/use-words.ts'
import { Choice } from './choice.tsx'
import { draftOf, pathOf } from './part-draft.ts'
import type { PartRecord } from './page-parts-source.ts'
import type { PagePart } from './parts.ts'
import { useDraftPage } from './use-draft-page.ts'
import { pagePartWords } from './words.ts'

const screens = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 800 } } as const
/** What stands above and below the page of a preview, and the least height that still shows something, in px. */
const AROUND = 300
const LEAST_HEIGHT = 400
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
      </Box>
      <TextField
        size="small"
        label={word('page')}
        placeholder={pathOf(part, values) || '/'}
        value={ownPath}
        onChange={({ target }) => setPath(target.value)}
        helperText={false}
        slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 390 }}
      />
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

/** A page at the width of its screen, made smaller where there is no room for it. */
function Frame({ html, title, screen, show }: FrameProps) {
  const { width, height } = screens[screen]
  const [room, setRoom] = useState({ width: width as number, height: height as number })
  const box = useRef<HTMLDivElement>(null)
  // The width that the browser gives the form's column.
  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) =>
      setRoom({ width: entry?.contentRect.width ?? 0, height: Math.max(LEAST_HEIGHT, window.innerHeight - AROUND) }),
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width, room.height / height)
  return (
    <Box ref={box} sx={{ height: height * scale, overflow: 'hidden' }}>
      <iframe
        // A state is shown on a page as it was sent.
        key={`${show?.name} ${html}`}
        title={title}
        srcDoc={html}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          keepStill(contentDocument)
          show?.(contentDocument)
        }}
        style={{
          width,
          height,
          border: '1px solid rgb(0 0 0 / 20%)',
          borderRadius: 8,
          display: 'block',
          boxSizing: 'border-box',
          transform: `scale(${scale})`,
          transformOrigin: 'top right',
        }}
      />
    </Box>
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
