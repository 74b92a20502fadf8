import { useSyncExternalStore } from 'react'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { type Theme, themes } from '#domains/content/index.ts'
import { useCanvasWorld } from '../canvas/canvas-context.tsx'
import { useAtom, useContent, usePageEditor } from '../draft/use-page-editor.tsx'
import { $isHelpShown } from '../keyboard/shortcuts-dialog.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { LanguageSwitch } from '../words/language-switch.tsx'
import { useWord } from '../words/use-word.ts'
import { PageState } from './page-state.tsx'
import { SaveStatus } from './save-status.tsx'
import css from './top-bar.module.css'
import { topBarWords } from './words.ts'

/** Widths that a page is looked at in, in px. */
export const viewports = [390, 768, 1440] as const
export type Viewport = (typeof viewports)[number]

type TopBarProps = {
  viewport: Viewport
  onViewport: (viewport: Viewport) => void
  theme: Theme
  onTheme: (theme: Theme) => void
  /** Which of the panels are open, where they lie over the page. */
  isStartOpen: boolean
  isEndOpen: boolean
  onStart: () => void
  onEnd: () => void
  onPreview: () => void
  onShare: () => void
  /** While the dialog of schedules is open. */
  isPlanning?: boolean
  onPublish: () => void
  onSchedule: () => void
}

/** Everything about the page as a whole (C-423). */
export function TopBar({
  viewport,
  onViewport,
  theme,
  onTheme,
  isStartOpen,
  isEndOpen,
  onStart,
  onEnd,
  onPreview,
  onShare,
  isPlanning = false,
  onPublish,
  onSchedule,
}: TopBarProps) {
  const editor = usePageEditor()
  const word = useWord(topBarWords)
  const title = useContent((content) => content.title)
  const path = useContent((content) => content.path)
  const canUndo = useSyncExternalStore(editor.document.subscribe, editor.document.canUndo)
  const canRedo = useSyncExternalStore(editor.document.subscribe, editor.document.canRedo)
  return (
    <header className={css.bar} data-top-bar="">
      <div className={css.part}>
        <a className={css.admin} href="/ar/admin">
          {word('admin')}
        </a>
        <h1 className={css.page} title={`/ar/${path}`}>
          <span className={css.title}>
            <BidiText text={title || word('untitled')} />
          </span>
          <bdi dir="ltr" className={css.path}>
            /{path}
          </bdi>
        </h1>
        <PageState isPlanning={isPlanning} />
        <SaveStatus />
        <Present />
      </div>
      <div className={css.part}>
        <div className={css.panelButtons}>
          <Button variant="quiet" size="s" aria-pressed={isStartOpen} onClick={onStart}>
            {word('panels')}
          </Button>
          <Button variant="quiet" size="s" aria-pressed={isEndOpen} onClick={onEnd}>
            {word('settings')}
          </Button>
        </div>
        <div className={css.group}>
          <IconButton icon="undo" label={`${word('undo')} (Ctrl+Z)`} disabled={!canUndo} onClick={editor.undo} />
          <IconButton icon="redo" label={`${word('redo')} (Ctrl+Shift+Z)`} disabled={!canRedo} onClick={editor.redo} />
        </div>
        <fieldset className={css.choice} aria-label={word('viewport')}>
          {viewports.map((width) => (
            <button
              key={width}
              type="button"
              className={css.option}
              aria-pressed={viewport === width}
              title={word('width', { width })}
              onClick={() => onViewport(width)}
            >
              <bdi>{width}</bdi>
            </button>
          ))}
        </fieldset>
        <fieldset className={css.choice} aria-label={word('theme')}>
          {themes.map((name) => (
            <button key={name} type="button" className={css.option} aria-pressed={theme === name} onClick={() => onTheme(name)}>
              <bdi>{word(`theme_${name}`)}</bdi>
            </button>
          ))}
        </fieldset>
      </div>
      <div className={css.part}>
        <button type="button" className={css.help} aria-label={word('shortcuts')} title={`${word('shortcuts')} (?)`} onClick={() => $isHelpShown.set(true)}>
          ?
        </button>
        <LanguageSwitch />
        <Button icon="eye" className={css.brief} onClick={onPreview}>
          {word('preview')}
        </Button>
        <IconButton icon="link" label={word('share')} onClick={onShare} />
        <Button icon="clock" className={css.brief} onClick={onSchedule}>
          {word('schedule')}
        </Button>
        <Button variant="primary" onClick={onPublish}>
          {word('publish')}
        </Button>
      </div>
    </header>
  )
}

/** Who else has the page open. */
function Present() {
  const word = useWord(topBarWords)
  const others = useAtom(useCanvasWorld().$others)
  if (others.length === 0) return null
  const names = [...new Set(others.map(({ name }) => name))]
  return (
    <ul className={css.people} aria-label={word('also_here', { names: names.join('، ') })}>
      {names.slice(0, 4).map((name) => (
        <li key={name} className={css.person} title={name}>
          {[...name.trim()][0]}
        </li>
      ))}
    </ul>
  )
}
