import { Box } from '@mui/material'
import { useInput, useRecordContext } from 'react-admin'
import type { FocalPoint } from '#domains/media/index.ts'
import { CropPreviews, FocalPointEditor, LibraryRoomContext, shapesOf } from '#domains/media/ui/index.ts'
import type { MediaImage } from './media-sources.ts'
import { useLibraryRoom } from './use-library-room.ts'

/** Sets the focal point of a picture, and shows the crops of it that the picture has. */
export function FocalPointInput() {
  const image = useRecordContext<MediaImage>()
  const room = useLibraryRoom()
  const { field } = useInput<FocalPoint>({ source: 'focal_point' })
  if (!image) return null
  const point: FocalPoint = field.value ?? { x: 0.5, y: 0.5 }
  return (
    <LibraryRoomContext value={room}>
      <Box sx={{ width: '100%', marginBlockEnd: 2, '--focal-height': '24rem' }}>
        <FocalPointEditor image={image} value={point} onChange={field.onChange} />
        <CropPreviews image={image} focal={point} sizes={shapesOf(image.variants)} />
      </Box>
    </LibraryRoomContext>
  )
}
