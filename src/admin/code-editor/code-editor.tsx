import { json, jsonParseLinter } from '@codemirror/lang-json'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, linter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { Box, useTheme } from '@mui/material'
import { tags } from '@lezer/highlight'
import { basicSetup } from 'codemirror'
import { useEffect, useRef } from 'react'
import { markupSource } from '#domains/content/ui/index.ts'

export type CodeLanguage = 'html' | 'json' | 'text'

type CodeEditorProps = {
  value: string
  language: CodeLanguage
  label: string
  describedBy?: string | undefined
  isReadOnly?: boolean
  onChange: (value: string) => void
}

const languages = {
  html: [markupSource],
  json: [json(), linter(jsonParseLinter()), lintGutter()],
  text: [],
}

const names = [tags.propertyName, tags.attributeName, tags.typeName, tags.className]
const literals = [tags.number, tags.bool, tags.null, tags.atom]
const words = [tags.keyword, tags.tagName, tags.operatorKeyword, tags.modifier]

/** Syntax colours that are readable on the background of each theme. */
const highlighting = {
  light: HighlightStyle.define([
    { tag: tags.string, color: '#8a1c14' },
    { tag: names, color: '#1f4f8f' },
    { tag: literals, color: '#1b6b3a' },
    { tag: words, color: '#6b1f7c' },
    { tag: tags.comment, color: '#625e57' },
  ]),
  dark: HighlightStyle.define([
    { tag: tags.string, color: '#f2a48f' },
    { tag: names, color: '#9cc4f5' },
    { tag: literals, color: '#8fd3a6' },
    { tag: words, color: '#d9a6ec' },
    { tag: tags.comment, color: '#aaa69f' },
  ]),
}

/** A text field for code. Tab moves to the next field, as in any other field. */
export function CodeEditor({ value, language, label, describedBy, isReadOnly = false, onChange }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const report = useRef(onChange)
  report.current = onChange
  const { palette } = useTheme()
  const isDark = palette.mode === 'dark'

  // CodeMirror is created once for these dependencies; the effect below updates its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new initial text must not create another editor
  useEffect(() => {
    if (!place.current) return
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          basicSetup,
          languages[language],
          syntaxHighlighting(highlighting[isDark ? 'dark' : 'light']),
          EditorView.lineWrapping,
          EditorState.readOnly.of(isReadOnly),
          EditorView.theme(themeOf(isDark), { dark: isDark }),
          EditorView.contentAttributes.of({ 'aria-label': label, ...(describedBy ? { 'aria-describedby': describedBy } : {}), dir: 'ltr' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) report.current(update.state.doc.toString())
          }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [language, label, describedBy, isDark, isReadOnly])

  // The value changed from outside, as after a reset, and not by typing.
  useEffect(() => {
    const current = view.current?.state.doc.toString()
    if (current !== undefined && current !== value) view.current?.dispatch({ changes: { from: 0, to: current.length, insert: value } })
  }, [value])

  return (
    <Box
      ref={place}
      dir="ltr"
      sx={{ border: 1, borderColor: 'text.secondary', borderRadius: 1, overflow: 'hidden', '&:focus-within': { borderColor: 'primary.main' } }}
    />
  )
}

function themeOf(isDark: boolean) {
  return {
    '&': { fontSize: '13px', backgroundColor: isDark ? '#17171a' : '#ffffff', color: isDark ? '#eeece8' : '#1b1a18' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: "ui-monospace, 'SFMono-Regular', Consolas, monospace", minHeight: '12rem', maxHeight: '32rem' },
    '.cm-gutters': { backgroundColor: isDark ? '#1f1f22' : '#f6f5f2', color: isDark ? '#aaa69f' : '#625e57', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: isDark ? 'rgb(255 255 255 / 4%)' : 'rgb(0 0 0 / 3%)' },
    '.cm-cursor': { borderLeftColor: isDark ? '#eeece8' : '#1b1a18' },
  }
}
