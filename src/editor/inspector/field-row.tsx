import { memo, useCallback, useSyncExternalStore } from 'react'
import type { FieldDef } from '#block-engine/field-types.ts'
import { useCanvasWorld } from '../canvas/canvas-context.tsx'
import { usePageEditor } from '../draft/use-page-editor.tsx'
import { FieldControl } from '../fields/field-control.tsx'

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
  const stored = useSyncExternalStore(
    useCallback((listener) => document.subscribeBlock(block, listener), [document, block]),
    () => {
      const found = document.block(block)
      const values = group === null ? found?.fields : found?.groups.find(({ id }) => id === group)?.fields
      return values?.[symbol]
    },
  )
  const onChange = useCallback((value: unknown) => setValue(block, group, symbol, value), [setValue, block, group, symbol])
  return <FieldControl id={controlId(block, group, symbol)} field={field} stored={stored} timeZone={site.time_zone} onChange={onChange} />
})
