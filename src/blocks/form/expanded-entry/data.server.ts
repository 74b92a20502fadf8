import type { ContextOf } from '#block-engine/data-loader.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { type FormValues, parseMapping } from '#domains/forms/index.ts'
import { type LoadedForm, loadForm } from '../shared/load-form.server.ts'
import type { expandedEntryForm } from './block.ts'

type Props = ViewProps<typeof expandedEntryForm>

/** The forms of all tabs, by the id of their group. Hidden values of a tab come before those of the block. */
export async function load(
  values: Props['values'],
  context: Pick<ContextOf<typeof expandedEntryForm>, 'forms'>,
  groups: Props['groups'],
): Promise<Record<string, LoadedForm | null>> {
  const forms = groups.map(async ({ id, form_id, form_hidden_field_mapping }) => {
    const own: FormValues = parseMapping(form_hidden_field_mapping) ?? {}
    return [id, await loadForm({ ...values, form_id }, context, own)] as const
  })
  return Object.fromEntries(await Promise.all(forms))
}
