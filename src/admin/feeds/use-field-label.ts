import { useCallback } from 'react'
import { useTranslate } from 'react-admin'

/** Names a field of a vehicle as the vehicles' own screen does. */
export function useFieldLabel(): (name: string) => string {
  const translate = useTranslate()
  // There `version` is the number of edits.
  return useCallback((name) => translate(`resources.vehicles.fields.${name === 'version' ? 'derivative' : name}`, { _: name }), [translate])
}
