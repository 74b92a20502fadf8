import { PicturePicker as SharedPicker, type PicturePickerProps } from '#staff/pictures/picture-picker.tsx'
import { EditorDialogKit } from '../ui/dialogs/editor-dialog-kit.tsx'
import { rememberImage } from './known-images.ts'
import { useLibraryRoom } from './library-room.tsx'

/** The picker of pictures, drawn with the controls of the editor. */
export function PicturePicker({ isOpen, ...props }: PicturePickerProps & { isOpen: boolean }) {
  return isOpen ? <OpenPicker {...props} /> : null
}

function OpenPicker(props: PicturePickerProps) {
  const room = useLibraryRoom()
  return (
    <EditorDialogKit>
      <SharedPicker {...props} room={room} onSaved={rememberImage} />
    </EditorDialogKit>
  )
}
