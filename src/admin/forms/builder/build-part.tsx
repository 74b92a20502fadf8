import { Box, Button, FormControlLabel, MenuItem, Switch, Tab, Tabs, TextField, type Theme, useMediaQuery } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { type FieldKind, flawsOfFields, type FormChoices, type FormField } from '#domains/forms/index.ts'
import { languages } from '#kernel/words/words.ts'
import { ask } from '../../data-provider/rest-source.ts'
import { useWords } from '../../i18n/use-words.ts'
import { FormCanvas } from '../canvas/form-canvas.tsx'
import { siteThemes } from '../canvas/site-frame.tsx'
import { changeField, insertField, moveField, removeField } from '../draft/field-edits.ts'
import { copyOf, newField } from '../draft/field-kinds.ts'
import { FieldInspector } from '../inspector/field-inspector.tsx'
import { type Dragged, DraggingProvider, type Drop, placeOfDrop } from './dragging.tsx'
import { FieldCatalogue } from './field-catalogue.tsx'
import { FieldList } from './field-list.tsx'
import type { PartProps } from './part-props.ts'
import { PreviewDialog } from '../preview/preview-dialog.tsx'
import { LeadWarning } from './lead-warning.tsx'
import { useFieldName } from './use-field-name.ts'
import { usePreview } from './use-preview.ts'
import { type Look, useLook } from './use-look.ts'
import { builderWords } from './words.ts'

type Pane = 'fields' | 'form' | 'field'

/** Catalogue and list of fields, the form as visitors see it, and what can be set of the chosen field; one after the other where there is little room. */
export function BuildPart({ id, session, state, mayWrite, saving, selected, select, leads }: PartProps) {
  const word = useWords(builderWords)
  const nameOf = useFieldName()
  const draft = state.history.content
  const { fields } = draft
  const choices = useChoices(fields)
  const look = useLook(draft)
  const [news, setNews] = useState('')
  const [isPreviewed, showPreview] = usePreview()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const [pane, setPane] = useState<Pane>('form')
  const chosen = fields.find(({ id }) => id === selected) ?? null
  const flaws = flawsOfFields(fields)
  const flawed = new Set(flaws.flatMap(({ path: [index] }) => fields[Number(index)]?.id ?? []))

  const add = useCallback(
    (kind: FieldKind, at?: number) => {
      const before = session.get().history.content.fields
      const field = newField(kind, before)
      const place = at ?? (selected === null ? before.length : before.findIndex(({ id }) => id === selected) + 1 || before.length)
      session.change((now) => insertField(now, field, place))
      select(field.id)
      setNews(word('added', { label: nameOf(field).label, index: place + 1, count: before.length + 1 }))
    },
    [session, selected, select, word, nameOf],
  )
  const move = useCallback(
    (id: string, to: number) => {
      session.change((now) => moveField(now, id, to))
      const { fields: now } = session.get().history.content
      const index = now.findIndex((field) => field.id === id)
      const field = now[index]
      if (field) setNews(word('moved', { label: nameOf(field).label, index: index + 1, count: now.length }))
    },
    [session, word, nameOf],
  )
  const remove = (id: string) => {
    const index = fields.findIndex((field) => field.id === id)
    const field = fields[index]
    if (!field) return
    session.change((now) => removeField(now, id))
    select((fields[index + 1] ?? fields[index - 1])?.id ?? null)
    setNews(word('removed', { label: nameOf(field).label }))
  }
  const copy = (id: string) => {
    const index = fields.findIndex((field) => field.id === id)
    const field = fields[index]
    if (!field) return
    const double = copyOf(field, fields)
    session.change((now) => insertField(now, double, index + 1))
    select(double.id)
    setNews(word('copied', { label: nameOf(field).label }))
  }
  const drop = useCallback(
    (dragged: Dragged, place: Drop) => {
      const ids = session.get().history.content.fields.map(({ id }) => id)
      const at = placeOfDrop(ids, dragged, place)
      if (dragged.kind === 'new') add(dragged.type, at)
      else move(dragged.id, at)
    },
    [session, add, move],
  )
  const choose = (id: string) => {
    select(id)
    if (pane === 'form') setPane('field')
  }

  const catalogue = (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, blockSize: '100%' }}>
      <Box sx={{ ...scrolls, flex: { lg: '0 1 auto' }, maxBlockSize: { lg: '45%' } }}>
        <FieldList {...{ fields, selected, flawed, mayWrite }} onSelect={select} onMove={move} onRemove={remove} />
      </Box>
      <Box sx={{ ...scrolls, flex: { lg: '1 1 0' } }}>{mayWrite ? <FieldCatalogue onAdd={(kind) => add(kind)} /> : null}</Box>
    </Box>
  )
  const canvas = (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 1, blockSize: '100%', minBlockSize: 480 }}>
      <LookTools
        look={look}
        onPreview={() => {
          saving.dismiss()
          showPreview(true)
        }}
      />
      <Box sx={{ border: 1, borderColor: 'divider', minBlockSize: 0 }}>
        <FormCanvas {...{ draft, choices, selected, flawed, mayWrite }} {...look} onSelect={choose} />
      </Box>
    </Box>
  )
  const inspector = chosen ? (
    <FieldInspector
      key={chosen.id}
      {...{ draft, mayWrite }}
      field={chosen}
      flaws={flaws.filter(({ path: [index] }) => fields[Number(index)]?.id === chosen.id)}
      onChange={(change, step) => session.change((now) => changeField(now, chosen.id, change), step && `${chosen.id} ${step}`)}
      onMove={(by) => move(chosen.id, fields.indexOf(chosen) + by)}
      onCopy={() => copy(chosen.id)}
      onRemove={() => remove(chosen.id)}
    />
  ) : (
    <Box sx={{ color: 'text.secondary', paddingBlock: 2 }}>{word('choose')}</Box>
  )
  const panes = { fields: catalogue, form: canvas, field: inspector }
  return (
    <DraggingProvider onDrop={drop}>
      {/* A refused save shows its reasons below it. */}
      {isPreviewed && saving.refused.length === 0 && !state.conflict ? (
        <PreviewDialog
          {...{ id, draft, choices, look }}
          version={session.isDirty() || id === null ? null : state.version}
          save={mayWrite ? saving.save : null}
          isSaving={state.isSaving}
          onClose={() => showPreview(false)}
        />
      ) : null}
      <LeadWarning {...{ leads, draft }} base={state.base} />
      <Box role="status" sx={unseen}>
        {news}
      </Box>
      {isWide ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: '270px minmax(0, 1fr) 330px', gap: 2, blockSize: 'calc(100vh - 210px)', minBlockSize: 520 }}>
          <Box sx={{ minBlockSize: 0 }}>{catalogue}</Box>
          {canvas}
          <Box sx={scrolls}>{inspector}</Box>
        </Box>
      ) : (
        <>
          <Tabs value={pane} onChange={(_, next: Pane) => setPane(next)} variant="fullWidth" aria-label={word('part')} sx={{ marginBlockEnd: 1.5 }}>
            {(['fields', 'form', 'field'] as const).map((one) => (
              <Tab key={one} value={one} id={`pane-tab-${one}`} aria-controls={`pane-${one}`} label={word(`tab_${one}`)} />
            ))}
          </Tabs>
          <Box role="tabpanel" id={`pane-${pane}`} aria-labelledby={`pane-tab-${pane}`} sx={pane === 'form' ? { blockSize: '70vh' } : undefined}>
            {panes[pane]}
          </Box>
        </>
      )}
    </DraggingProvider>
  )
}

const scrolls = { overflowY: 'auto', minBlockSize: 0, paddingInlineEnd: 1, paddingBlockEnd: 2 } as const
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const

/** How the form is looked at: nothing of it is stored. */
function LookTools({ look, onPreview }: { look: Look; onPreview: () => void }) {
  const word = useWords(builderWords)
  return (
    <Box role="group" aria-label={word('look')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextField select label={word('theme')} value={look.theme} onChange={({ target }) => look.set({ theme: target.value as Look['theme'] })} sx={small}>
        {siteThemes.map((theme) => (
          <MenuItem key={theme} value={theme}>
            {word(`theme_${theme}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={word('language')}
        value={look.language}
        onChange={({ target }) => look.set({ language: target.value as Look['language'] })}
        sx={small}
      >
        {languages.map((language) => (
          <MenuItem key={language} value={language}>
            {word(`language_${language}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch size="small" checked={look.hasTwoColumns} onChange={(_, isOn) => look.set({ hasTwoColumns: isOn })} />}
        label={word('two_columns')}
        sx={{ marginInline: 0 }}
      />
      <Button size="small" variant="outlined" onClick={onPreview} sx={{ marginInlineStart: 'auto' }}>
        {word('preview')}
      </Button>
    </Box>
  )
}

const small = { width: 'auto', minWidth: 150, margin: 0 } as const

const none: FormChoices = { locations: [], retailers: [] }

/** What location and retailer fields offer. */
function useChoices(fields: readonly FormField[]): FormChoices {
  const [choices, setChoices] = useState(none)
  const tags = [...new Set(fields.flatMap(({ retailer_tag }) => retailer_tag ?? []))].join(',')
  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    ask<FormChoices>(`/forms_api/choices?${new URLSearchParams({ tags })}`, { signal: leaving.signal }).then(
      ({ data }) => setChoices(data),
      // Then these fields are drawn without their options.
      () => undefined,
    )
    return () => leaving.abort()
  }, [tags])
  return choices
}
