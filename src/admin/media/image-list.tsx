import { Box, Card, CardActionArea } from '@mui/material'
import { ListBase, Loading, Pagination, SearchInput, Title, useListContext, useTranslate, FilterLiveForm } from 'react-admin'
import { Link } from 'react-router'
import { useMay } from '../app/signed-in.ts'
import { useWords } from '../i18n/use-words.ts'
import { MediaTabs } from './media-tabs.tsx'
import type { MediaImage } from './media-sources.ts'
import { PictureTile, pictureGrid } from './picture-tile.tsx'
import { UploadZone } from './upload-zone.tsx'
import { mediaWords } from './words.ts'

const PER_PAGE = 24

/** The pictures of the library, newest first. */
export function ImageList() {
  const translate = useTranslate()
  const mayWrite = useMay('media.write')
  return (
    <ListBase perPage={PER_PAGE} sort={{ field: 'id', order: 'DESC' }}>
      <Title title={translate('resources.images.name', { smart_count: 2 })} preferenceKey={false} />
      <MediaTabs here="images" />
      {mayWrite ? <UploadZone kind="images" /> : null}
      <FilterLiveForm>
        <SearchInput source="q" alwaysOn sx={{ maxWidth: 320 }} slotProps={{ htmlInput: { 'aria-label': translate('ra.action.search') } }} />
      </FilterLiveForm>
      <Grid />
      <Pagination rowsPerPageOptions={[PER_PAGE, 48, 96]} />
    </ListBase>
  )
}

function Grid() {
  const { data, isPending } = useListContext<MediaImage>()
  const word = useWords(mediaWords)
  if (isPending) return <Loading />
  if (!data || data.length === 0) return <p>{word('empty')}</p>
  return (
    <Box component="ul" sx={{ ...pictureGrid, listStyle: 'none', padding: 0, marginBlock: 2 }}>
      {data.map((image) => (
        <Card component="li" key={image.id}>
          <CardActionArea component={Link} to={`/images/${image.id}`} aria-label={word('open', { id: image.id })}>
            <PictureTile image={image} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}
