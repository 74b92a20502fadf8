import { useCallback, useEffect, useState } from 'react'
import { useAtom } from '#ui/stores/use-atom.ts'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import type { ShowPlace } from '../publishing/checks-list.tsx'
import { focusSoon } from '../ui/focus-soon.ts'
import { $isWide } from './wide.ts'

export type StartTab = 'pages' | 'blocks' | 'outline'
export type EndTab = 'block' | 'page' | 'versions' | 'comments'
/** On small screens the panels lie over the page, and at most one of them is open. */
export type OpenPanel = 'start' | 'end' | null

/** The tabs that are chosen and the panel that is open, by a person or by what happens elsewhere in the editor. */
export function usePanels() {
  const editor = usePageEditor()
  const [startTab, setStartTab] = useState<StartTab>('blocks')
  const [endTab, setEndTab] = useState<EndTab>('block')
  const [open, setOpenPanel] = useState<OpenPanel>(null)
  const focus = useAtom(editor.$focus)
  // What is asked for is in a panel, so the page gives its room back.
  const setOpen = useCallback((panel: OpenPanel) => {
    setOpenPanel(panel)
    if (panel !== null) $isWide.set(false)
  }, [])

  // A block that is selected shows its fields; whoever reads comments goes on reading them.
  useEffect(() => editor.$selected.listen((id) => id !== null && setEndTab((tab) => (tab === 'comments' ? tab : 'block'))), [editor])

  // A comment that is asked for, or begun, is in their panel.
  useEffect(() => {
    const { $place, $shown } = editor.comments
    const show = (askedPanel: unknown) => {
      if (askedPanel === null) return
      setEndTab('comments')
      setOpen('end')
    }
    const stops = [$place.listen(show), $shown.listen(show)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, setOpen])

  // A request for a field opens the panel with the fields.
  useEffect(() => {
    if (!focus) return
    editor.$selected.set(focus.block)
    setEndTab('block')
    setOpen('end')
  }, [focus, editor, setOpen])

  const showPlace: ShowPlace = ({ block, group, field }) => {
    if (block !== null) return editor.$focus.set({ block, group, field })
    setEndTab('page')
    setOpen('end')
    if (field !== undefined) void focusSoon(() => document.getElementById(`page-${field}`))
  }
  return { startTab, setStartTab, endTab, setEndTab, open, setOpen, showPlace }
}
