import type { ContextOf } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { type LoadedForm, loadForm } from '../shared/load-form.server.ts'
import type { entryForm } from './block.ts'

/** The form that the block names. */
export function load(values: ViewProps<typeof entryForm>['values'], context: Pick<ContextOf<typeof entryForm>, 'forms'>): Promise<LoadedForm | null> {
  return loadForm(values, context)
}
