import { useCallback } from 'react'
import { useTranslate } from 'react-admin'

/** The label of a vehicle's field as on the vehicle's screen; a part of a field is preceded by the field's label. */
export function useFieldLabel(): (name: string) => string {
  const translate = useTranslate()
  return useCallback(
    (name) => {
      // On that screen `version` is the version of the record.
      const fieldLabel = (key: string, otherwise: string) => translate(`resources.vehicles.fields.${key === 'version' ? 'derivative' : key}`, { _: otherwise })
      const at = name.indexOf('.')
      if (at < 0) return fieldLabel(name, name)
      const [field, part] = [fieldLabel(name.slice(0, at), name.slice(0, at)), fieldLabel(name, name.slice(at + 1))]
      return field === part ? field : `${field}: ${part}`
    },
    [translate],
  )
}
