import { Popover } from '@base-ui/react/popover'
import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { atom, type WritableAtom } from 'nanostores'
import { Suspense, useCallback, useEffect, useReducer } from 'react'
import type { TextLevel } from '#fields/field-types.ts'
import { keptMarkup } from '#domains/content/index.ts'
import { canBeWritten, createTextEditor, focusToolbar, TextBar, TextNotes, useTextNotes } from '#domains/content/ui/index.ts'
import { classNames } from '#ui/class-names.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { rectInWindow } from '../../ui/rect-in-window.ts'
import { usePopupPlace } from '../../ui/popup/popup-place.tsx'
import sheet from '../../ui/popup/sheet.module.css'
import { useLanguage } from '../../words/language.tsx'
import type { SurfaceOptions, TypingSurface } from './typing-surface.ts'
import css from './writing.module.css'

export { canBeWritten }

const MarkupLink = lazyPart(
  () => import('../../links/markup-link.tsx'),
  ({ MarkupLink }) => MarkupLink,
)

/** A text with markup that is open on the page. */
export type Writing = {
  editor: Editor
  element: HTMLElement
  /** What the text is called. */
  label: string
  allows: TextLevel
  /** The text as it is now, as HTML. */
  $html: WritableAtom<string>
  /** Whether the target of a link is being asked for. */
  $isLinking: WritableAtom<boolean>
  /** The focus has left the buttons. */
  onLeft: () => void
}

const BAR = 'data-writing-bar'

/** Lets somebody write the HTML of a field where the page shows it, with the keys and buttons of the panel. */
export function openWriting(
  element: HTMLElement,
  { value, at, label, allows, onChange, onLeft }: SurfaceOptions & Pick<Writing, 'label' | 'allows' | 'onLeft'>,
): TypingSurface & { writing: Writing } {
  const nodes = [...element.childNodes]
  const attributes = [...element.attributes].map(({ name, value: own }) => [name, own] as const)
  const $isLinking = atom(false)
  const $html = atom(value)
  const tell = (html: string) => {
    $html.set(html)
    onChange(html)
  }
  const editor = createTextEditor(
    { mount: element },
    {
      html: value,
      surface: () => ({
        ...(element.id && { id: element.id }),
        label,
        allows,
        textLanguage: 'ar',
        onChange: tell,
        onKeys: { link: () => $isLinking.set(true), toolbar },
      }),
      drawMarkup,
    },
  )
  // The keys of a text are not those of the page around it.
  const keep = (event: Event) => event.stopPropagation()
  element.addEventListener('keydown', keep)
  placeCaret(editor, at)
  return {
    writing: { editor, element, label, allows, $html, $isLinking, onLeft },
    endsWith: ({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey),
    hasKeys: true,
    holdsFocus: () => $isLinking.get() || holdsFocus(element),
    close: () => {
      element.removeEventListener('keydown', keep)
      editor.destroy()
      for (const { name } of [...element.attributes]) element.removeAttribute(name)
      for (const [name, own] of attributes) element.setAttribute(name, own)
      element.replaceChildren(...nodes)
    },
  }
}

function toolbar(): void {
  focusToolbar(document.querySelector<HTMLElement>(`[${BAR}]`))
}

/** Another window may have the focus meanwhile: the text is where it comes back to. */
function holdsFocus(element: HTMLElement): boolean {
  const frame = element.ownerDocument
  const { activeElement } = document
  if (activeElement === frame.defaultView?.frameElement) return frame.activeElement === element
  return activeElement?.closest(`[${BAR}]`) != null
}

/** Markup that is not edited here, as the page shows it. */
function drawMarkup(source: string): HTMLElement {
  const holder = document.createElement('span')
  holder.innerHTML = keptMarkup(source).html
  holder.style.display = 'contents'
  return holder
}

function placeCaret({ view, state }: Editor, at: SurfaceOptions['at']): void {
  const pressed = at && view.posAtCoords({ left: at.x, top: at.y })
  const selection = pressed ? Selection.near(state.doc.resolve(pressed.pos)) : Selection.atEnd(state.doc)
  view.dispatch(state.tr.setSelection(selection))
  view.focus()
}

/** The buttons of the text that is open on the page, and the notes about it, above it or at the edge of the screen. */
export function WritingBar({ writing: { editor, element, label, allows, $html, $isLinking, onLeft } }: { writing: Writing }) {
  const { language } = useLanguage()
  const container = usePopupPlace()
  const isLinking = useAtom($isLinking)
  const notes = useTextNotes(useAtom($html), { language, allows, isOnlySource: false })
  useMovedWith(element)
  const setIsLinking = useCallback(
    (next: boolean) => {
      $isLinking.set(next)
      // The dialog first gives the focus back to where this window had it; the frame's own idea of its focus has not changed.
      if (!next) requestAnimationFrame(() => requestAnimationFrame(() => !editor.isDestroyed && editor.view.focus()))
    },
    [editor, $isLinking],
  )
  return (
    <Popover.Root open>
      <Popover.Portal container={container}>
        <Popover.Positioner
          anchor={{ getBoundingClientRect: () => rectInWindow(element) }}
          side="top"
          align="start"
          sideOffset={6}
          collisionAvoidance={{ side: 'shift', align: 'shift' }}
          collisionBoundary={element.ownerDocument.defaultView?.frameElement ?? undefined}
          collisionPadding={8}
          positionMethod="fixed"
          className={css.positioner}
        >
          <Popover.Popup
            className={classNames(sheet.sheet, css.bar)}
            role="group"
            aria-label={label}
            initialFocus={false}
            finalFocus={false}
            {...{ [BAR]: '' }}
            // Keys of buttons are not those of the page.
            onKeyDown={(event) => event.stopPropagation()}
            // Only after this event it is known where the focus goes.
            onBlur={() => setTimeout(onLeft)}
          >
            <TextBar
              {...{ editor, language, allows, isLinking }}
              textLanguage="ar"
              onLinking={setIsLinking}
              drawLinkPicker={(picker) => (
                <Suspense>
                  <MarkupLink {...picker} />
                </Suspense>
              )}
            />
            <div className={css.notes}>
              <TextNotes notes={notes} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Draws again when the element moves: what scrolls the frame is not above the bar, so that nothing else tells of it. */
function useMovedWith(element: HTMLElement): void {
  const [, move] = useReducer((count: number) => count + 1, 0)
  // Where the element is on the screen is the browser's to know.
  useEffect(() => {
    const frame = element.ownerDocument
    const observer = new ResizeObserver(move)
    observer.observe(element)
    frame.addEventListener('scroll', move, { capture: true, passive: true })
    addEventListener('scroll', move, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', move, { capture: true })
      removeEventListener('scroll', move, { capture: true })
    }
  }, [element])
}
