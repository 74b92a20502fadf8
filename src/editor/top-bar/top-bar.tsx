import { useSyncExternalStore } from 'react'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { type Theme, themes } from '#domains/content/index.ts'
import { type Viewport, viewports, type Zoom, zooms } from '../canvas/viewports.ts'
import { useCanvasWorld } from '../canvas/canvas-context.tsx'
import { $mode, keepMode } from '#staff/look/kept-mode.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { useContent, usePageEditor } from '../draft/use-page-editor.tsx'
import { $isHelpShown, $isPaletteShown } from '../keyboard/help.ts'
import { keyboardWords } from '../keyboard/words.ts'
import type { OpenPanel } from '../panels/use-panels.ts'
import { $isWide } from '../panels/wide.ts'
import type { PublicationDialog } from '../publishing/publication-dialogs.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { LanguageSwitch } from '../words/language-switch.tsx'
import { useIsSection } from '../sections/open-section.ts'
import { sectionWords } from '../sections/words.ts'
import { useWord } from '../words/use-word.ts'
import { PageState } from './page-state.tsx'
import { SaveStatus } from './save-status.tsx'
import { useSignOut } from './sign-out.ts'
import css from './top-bar.module.css'
import { topBarWords } from './words.ts'

type TopBarProps = ViewChoicesProps & {
  /** The panel that is open, where panels lie over the page. */
  openPanel: OpenPanel
  onPanel: (panel: 'start' | 'end') => void
  onPreview: () => void
  /** Opens one of the dialogs around publication. */
  onDialog: (dialog: PublicationDialog) => void
  /** True while the dialog of schedules is open. */
  isPlanning: boolean
}

/** Everything about the page as a whole (C-423). */
export function TopBar({ openPanel, onPanel, onPreview, onDialog, isPlanning, ...view }: TopBarProps) {
  const word = useWord(topBarWords)
  const key = useWord(keyboardWords)
  return (
    <header className={css.bar} data-top-bar="">
      <div className={css.part}>
        <a className={css.admin} href="/ar/admin">
          {word('admin')}
        </a>
        <PageName />
        <PageState isPlanning={isPlanning} />
        <SaveStatus />
        <Present />
      </div>
      <div className={css.part}>
        <div className={css.panelButtons}>
          <Button variant="quiet" size="s" aria-pressed={openPanel === 'start'} onClick={() => onPanel('start')}>
            {word('panels')}
          </Button>
          <Button variant="quiet" size="s" aria-pressed={openPanel === 'end'} onClick={() => onPanel('end')}>
            {word('settings')}
          </Button>
        </div>
        <History />
        <ViewChoices {...view} />
      </div>
      <div className={css.part}>
        <IconButton icon="search" label={`${key('palette')} (Ctrl+K)`} onClick={() => $isPaletteShown.set(true)} />
        <button type="button" className={css.help} aria-label={word('shortcuts')} title={`${word('shortcuts')} (?)`} onClick={() => $isHelpShown.set(true)}>
          ?
        </button>
        <LanguageSwitch />
        <LookSwitch />
        <IconButton icon="sign-out" label={word('sign_out')} onClick={useSignOut()} />
        <Button size="s" icon="eye" className={css.brief} onClick={onPreview}>
          {word('preview')}
        </Button>
        <IconButton icon="link" label={word('share')} onClick={() => onDialog('preview')} />
        <Button size="s" icon="clock" className={css.brief} onClick={() => onDialog('schedule')}>
          {word('schedule')}
        </Button>
        <Button size="s" icon="check" className={css.brief} onClick={() => onDialog('review')}>
          {word('review')}
        </Button>
        <Button size="s" variant="primary" onClick={() => onDialog('publish')}>
          {word('publish')}
        </Button>
      </div>
    </header>
  )
}

function LookSwitch() {
  const word = useWord(topBarWords)
  const mode = useAtom($mode)
  return (
    <IconButton icon="contrast" label={word(mode === 'light' ? 'look_dark' : 'look_light')} onClick={() => keepMode(mode === 'light' ? 'dark' : 'light')} />
  )
}

function PageName() {
  const word = useWord(topBarWords)
  const title = useContent((content) => content.title)
  const path = useContent((content) => content.path)
  const wordOfSections = useWord(sectionWords)
  const isSection = useIsSection()
  return (
    <h1 tabIndex={-1} className={css.page} title={isSection ? undefined : `/ar/${path}`}>
      <span className={css.title}>
        <BidiText text={title || word('untitled')} />
      </span>
      {isSection ? (
        <span className={css.path}>{wordOfSections('section')}</span>
      ) : (
        <bdi dir="ltr" className={css.path}>
          /{path}
        </bdi>
      )}
    </h1>
  )
}

function History() {
  const { document, undo, redo } = usePageEditor()
  const word = useWord(topBarWords)
  const canUndo = useSyncExternalStore(document.subscribe, document.canUndo)
  const canRedo = useSyncExternalStore(document.subscribe, document.canRedo)
  return (
    <div className={css.group}>
      <IconButton icon="undo" label={`${word('undo')} (Ctrl+Z)`} disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label={`${word('redo')} (Ctrl+Shift+Z)`} disabled={!canRedo} onClick={redo} />
    </div>
  )
}

type ViewChoicesProps = {
  viewport: Viewport
  onViewport: (viewport: Viewport) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  theme: Theme
  onTheme: (theme: Theme) => void
}

/** The width, the size and the theme in which the page is shown. */
function ViewChoices({ viewport, onViewport, zoom, onZoom, theme, onTheme }: ViewChoicesProps) {
  const word = useWord(topBarWords)
  const key = useWord(keyboardWords)
  const isWide = useAtom($isWide)
  return (
    <>
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
      <select
        className={css.zoom}
        aria-label={word('zoom')}
        value={zoom}
        onChange={({ target }) => onZoom(zooms.find((one) => String(one) === target.value) ?? 'fit')}
      >
        {zooms.map((one) => (
          <option key={one} value={one}>
            {one === 'fit' ? word('zoom_fit') : word('zoom_percent', { percent: one * 100 })}
          </option>
        ))}
      </select>
      <IconButton icon="wide" label={`${key('wide')} (Ctrl+\\)`} className={css.wide} aria-pressed={isWide} onClick={() => $isWide.set(!isWide)} />
      <fieldset className={css.choice} aria-label={word('theme')}>
        {themes.map((name) => (
          <button key={name} type="button" className={css.option} aria-pressed={theme === name} onClick={() => onTheme(name)}>
            <bdi>{word(`theme_${name}`)}</bdi>
          </button>
        ))}
      </fieldset>
    </>
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
