import { use } from 'react'
import { openings, targetKinds } from '#domains/content/ui/index.ts'
import { LinkPicker as SharedPicker, type LinkPickerProps as SharedProps } from '#staff/links/link-picker.tsx'
import { EditorDialogKit } from '../ui/dialogs/editor-dialog-kit.tsx'
import { useSite } from '../ui/use-site.ts'
import { LinkAnchors } from './link-anchors.ts'

type LinkPickerProps = Pick<SharedProps, 'target' | 'onPick' | 'onClose'> & Partial<Pick<SharedProps, 'openings'>> & { isOpen: boolean }

/** The picker of destinations, drawn with the controls of the editor. Blocks store links of every kind. */
export function LinkPicker({ isOpen, ...props }: LinkPickerProps) {
  return isOpen ? <OpenPicker {...props} /> : null
}

function OpenPicker(props: Omit<LinkPickerProps, 'isOpen'>) {
  const predefined = useSite()?.predefined_links ?? []
  const anchors = use(LinkAnchors)
  return (
    <EditorDialogKit>
      <SharedPicker kinds={targetKinds} openings={openings} {...{ predefined, anchors }} mayUpload {...props} />
    </EditorDialogKit>
  )
}
