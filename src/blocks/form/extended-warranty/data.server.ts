import type { ContextOf } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { type LoadedForm, loadForm } from '../shared/load-form.server.ts'
import type { extendedWarrantyForm } from './block.ts'

/** The form that the block names. */
export function load(
  values: ViewProps<typeof extendedWarrantyForm>['values'],
  context: Pick<ContextOf<typeof extendedWarrantyForm>, 'forms'>,
): Promise<LoadedForm | null> {
  return loadForm(values, context)
}
