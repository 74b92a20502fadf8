import { Title, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { MediaLibrary } from '#domains/media/ui/index.ts'
import { useListKeys } from '../lists/use-list-keys.ts'
import { MediaTabs } from './media-tabs.tsx'
import { UsageLink } from './usage-list.tsx'
import { useLibraryRoom } from './use-library-room.ts'

/** The pictures of the library, in folders. */
export function ImageList() {
  useListKeys()
  const translate = useTranslate()
  const navigate = useNavigate()
  const room = useLibraryRoom()
  return (
    <>
      <Title title={translate('resources.images.name', { smart_count: 2 })} preferenceKey={false} />
      <MediaTabs here="images" />
      <div style={{ marginBlock: '1rem' }}>
        <MediaLibrary
          {...room}
          onOpen={({ id }) => navigate(`/images/${id}`)}
          manages={{ placeOf: (usage) => <UsageLink usage={usage} />, hrefOf: ({ id }) => `/ar/admin/images/${id}` }}
        />
      </div>
    </>
  )
}
