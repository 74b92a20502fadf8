import { PicturePicker, type PicturePickerProps } from '#staff/pictures/picture-picker.tsx'
import { AdminDialogKit } from '../editing/admin-dialog-kit.tsx'
import { useLibraryRoom } from './use-library-room.ts'

/** The picker of pictures, drawn with the controls of the admin. */
export function PictureDialog(props: PicturePickerProps) {
  const room = useLibraryRoom()
  return (
    <AdminDialogKit>
      <PicturePicker {...props} room={room} />
    </AdminDialogKit>
  )
}
