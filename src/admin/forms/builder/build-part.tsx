import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { flawsOfUnfinished, type FormChoices, type FormField, withSetting } from '#domains/forms/index.ts'
import { isSame } from '#kernel/json/is-same.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import { ask } from '../../data-provider/ask.ts'
import { KitButton } from '../../editing/admin-dialog-kit.tsx'
import { DraftParts } from '../../filled/draft-parts.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { FormCanvas } from '../canvas/form-canvas.tsx'
import { changeField } from '../draft/field-edits.ts'
import { FieldInspector } from '../inspector/field-inspector.tsx'
import { PreviewDialog } from '../preview/preview-dialog.tsx'
import { BuilderPanes, type Pane, scrolls } from './builder-panes.tsx'
import { DraggingProvider } from './dragging.tsx'
import { FieldCatalogue } from './field-catalogue.tsx'
import { FieldList } from './field-list.tsx'
import { FieldWarnings } from './field-warnings.tsx'
import { LeadWarning } from './lead-warning.tsx'
import { lookFields } from './look-fields.ts'
import type { PartProps } from './part-props.ts'
import { useFieldEdits } from './use-field-edits.ts'
import { type Look, useLook } from './use-look.ts'
import { usePreview } from './use-preview.ts'
import { builderWords } from './words.ts'

/** Catalogue and list of fields, the form as visitors see it, and the settings of the chosen field. */
export function BuildPart({ session, draft, facts, mayWrite, publishing, selected, select, others, leads }: PartProps) {
  const word = useWords(builderWords)
  const { fields } = draft
  const [conflict, isBusy] = [useAtom(session.$conflict), useAtom(session.$isBusy)]
  const choices = useChoices(fields)
  const look = useLook(draft)
  const { news, add, move, remove, copy, drop } = useFieldEdits({ session, selected, select })
  const [isPreviewed, showPreview] = usePreview()
  const [pane, setPane] = useState<Pane>('form')
  const chosenField = fields.find(({ id }) => id === selected) ?? null
  const flaws = flawsOfUnfinished(fields)
  const flawed = new Set(flaws.flatMap(({ path: [index] }) => fields[Number(index)]?.id ?? []))
  const choose = (id: string) => {
    select(id)
    if (pane === 'form') setPane('field')
  }

  const catalogue = (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, blockSize: '100%' }}>
      <Box sx={{ ...scrolls, flex: { lg: '0 1 auto' }, maxBlockSize: { lg: '45%' } }}>
        <FieldList {...{ fields, selected, flawed, others, mayWrite }} onSelect={select} onMove={move} onRemove={remove} />
      </Box>
      <Box sx={{ ...scrolls, flex: { lg: '1 1 0' } }}>{mayWrite ? <FieldCatalogue onAdd={(kind) => add(kind)} /> : null}</Box>
    </Box>
  )
  const canvas = (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 1, blockSize: '100%', minBlockSize: 480 }}>
      <LookTools
        look={look}
        onPreview={() => {
          publishing.dismiss()
          showPreview(true)
        }}
      />
      <Box sx={{ border: 1, borderColor: 'divider', minBlockSize: 0 }}>
        <FormCanvas {...{ draft, choices, selected, flawed, mayWrite }} {...look} onSelect={choose} />
      </Box>
    </Box>
  )
  const inspector = chosenField ? (
    <FieldInspector
      key={chosenField.id}
      {...{ fields, mayWrite }}
      field={chosenField}
      others={others.filter(({ part }) => part === chosenField.id)}
      flaws={flaws.filter(({ path: [index] }) => fields[Number(index)]?.id === chosenField.id)}
      onChange={(setting, value) =>
        session.change((now) => changeField(now, chosenField.id, (field) => withSetting(field, setting, value)), `${chosenField.id} ${setting.symbol}`)
      }
      onMove={(by) => move(chosenField.id, fields.indexOf(chosenField) + by)}
      onCopy={() => copy(chosenField.id)}
      onRemove={() => remove(chosenField.id)}
    />
  ) : (
    <Box sx={{ color: 'text.secondary', paddingBlock: 2 }}>{word('choose')}</Box>
  )
  return (
    <DraggingProvider onDrop={drop}>
      {/* What stands in the way of its publication is listed below. */}
      {isPreviewed && publishing.refused.length === 0 && !conflict ? (
        <PreviewDialog
          {...{ draft, choices, look }}
          id={session.id}
          version={isSame(draft, facts.published) ? facts.publishedVersion : null}
          publish={mayWrite ? publishing.publish : null}
          isBusy={isBusy}
          onClose={() => showPreview(false)}
        />
      ) : null}
      {mayWrite ? <FieldWarnings fields={fields} /> : null}
      <LeadWarning {...{ leads, draft }} base={facts.published} />
      <Box role="status" sx={unseen}>
        {news}
      </Box>
      <BuilderPanes fields={catalogue} form={canvas} field={inspector} pane={pane} onPane={setPane} />
    </DraggingProvider>
  )
}

const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const

/** Options of the preview; none of them is stored. */
function LookTools({ look, onPreview }: { look: Look; onPreview: () => void }) {
  const word = useWords(builderWords)
  return (
    <Box role="group" aria-label={word('look')} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
      <DraftParts id="look" fields={Object.values(lookFields)} value={look} isReadOnly={false} isToolbar onChange={look.change} />
      <KitButton isSmall label={word('preview')} onPress={onPreview} />
    </Box>
  )
}

const none: FormChoices = { locations: [], retailers: [] }

/** The choices of location and retailer fields. */
function useChoices(fields: readonly FormField[]): FormChoices {
  const [choices, setChoices] = useState(none)
  const tags = [...new Set(fields.flatMap(({ retailer_tag }) => retailer_tag ?? []))].join(',')
  // The network.
  useEffect(() => {
    const leaving = new AbortController()
    ask('GET /forms_api/choices', { query: { tags }, signal: leaving.signal }).then(
      ({ data }) => setChoices(data),
      // On failure these fields show no options.
      () => undefined,
    )
    return () => leaving.abort()
  }, [tags])
  return choices
}
