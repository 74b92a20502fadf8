import type { ContextOf } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { type LoadedForm, loadForm } from '../shared/load-form.server.ts'
import type { offersForm } from './block.ts'
import { interestsOf } from './interests.ts'

/** The form that the block names, with what the block itself tells the CRM. */
export function load(values: ViewProps<typeof offersForm>['values'], context: Pick<ContextOf<typeof offersForm>, 'forms'>): Promise<LoadedForm | null> {
  return loadForm(values, context, interestsOf(values))
}
