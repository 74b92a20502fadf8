import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import { fieldOnPage } from '#block-engine/block-words.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { useCanvasWorld } from '../canvas/canvas-context.tsx'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { FieldControl } from '../fields/field-control.tsx'
import { FieldPlaceProvider } from '../fields/field-place.ts'

/** The id of a field's control, by which a problem or a check finds it. */
export function controlId(block: string, group: string | null, symbol: string): string {
  return ['field', block, group ?? '', symbol].join(':')
}

type FieldRowProps = { block: string; group: string | null; field: FieldDef }

/** One field of a block. A change of its value redraws nothing else in the inspector. */
export const FieldRow = memo(function FieldRow({ block, group, field }: FieldRowProps) {
  const { document, setValue } = usePageEditor()
  const { site } = useCanvasWorld()
  const { symbol } = field
  const storedValue = useSyncExternalStore(
    useCallback((listener) => document.subscribeBlock(block, listener), [document, block]),
    () => {
      const storedBlock = document.block(block)
      const values = group === null ? storedBlock?.fields : storedBlock?.groups.find(({ id }) => id === group)?.fields
      return values?.[symbol]
    },
  )
  const onChange = useCallback((value: unknown) => setValue(block, group, symbol, value), [setValue, block, group, symbol])
  const fieldShown = useMemo(() => fieldOnPage(field, site.words), [field, site.words])
  // The English default is what a block stores when it was never changed: the page shows the Arabic one for it.
  const value = fieldShown !== field && storedValue === field.default ? undefined : storedValue
  const place = useMemo(() => ({ block, group }), [block, group])
  return (
    <FieldPlaceProvider value={place}>
      <FieldControl id={controlId(block, group, symbol)} field={fieldShown} storedValue={value} timeZone={site.time_zone} onChange={onChange} />
    </FieldPlaceProvider>
  )
})
