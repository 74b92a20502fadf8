import { LinkPicker as SharedPicker, type LinkPickerProps as SharedProps } from '#staff/links/link-picker.tsx'
import { useMayEach } from '../app/signed-in.ts'
import { AdminDialogKit } from '../editing/admin-dialog-kit.tsx'
import { useSiteFacts } from '../fields/use-site-facts.ts'

export type LinkPickerProps = Omit<SharedProps, 'predefined' | 'anchors' | 'mayUpload'>

/** The picker of destinations, drawn with the controls of the admin. What is edited here stands on pages that are not known, so no part of a page is offered. */
export function LinkPicker(props: LinkPickerProps) {
  const predefined = useSiteFacts()?.predefined_links ?? []
  const may = useMayEach()
  return (
    <AdminDialogKit>
      <SharedPicker {...props} {...{ predefined }} mayUpload={may('media.write')} />
    </AdminDialogKit>
  )
}
