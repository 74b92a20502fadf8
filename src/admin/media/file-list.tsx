import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Link } from '@mui/material'
import { useState } from 'react'
import { DataTable, SearchInput } from 'react-admin'
import { formatNumber } from '#kernel/format/number.ts'
import { useMay } from '../app/signed-in.ts'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { ConfirmedDelete } from '../editing/confirmed-delete.tsx'
import { useWords } from '../i18n/use-words.ts'
import { RecordList, RecordTable } from '../lists/record-list.tsx'
import { Tag } from '../fields/tag.tsx'
import { FileDocuments, placeFilters, useDocumentPlaces } from './document-places.tsx'
import { MediaTabs } from './media-tabs.tsx'
import type { MediaFile } from './media-sources.ts'
import { UploadZone } from './upload-zone.tsx'
import { Usages } from './usage-list.tsx'
import { mediaWords } from './words.ts'

const KILOBYTE = 1024

/** The documents of the library. */
export function FileList() {
  const word = useWords(mediaWords)
  const mayWrite = useMay('media.write')
  const places = useDocumentPlaces()
  const size = (file: Pick<MediaFile, 'size'>) => word('kilobytes', { count: formatNumber(Math.ceil(file.size / KILOBYTE)) })
  const link = ({ name, url }: Pick<MediaFile, 'name' | 'url'>) => (
    <Link href={url} target="_blank" color="inherit">
      <bdi>{name}</bdi>
    </Link>
  )
  return (
    <Box>
      <MediaTabs here="files" />
      {mayWrite ? <UploadZone /> : null}
      <RecordList filters={[<SearchInput key="q" source="q" alwaysOn />, ...placeFilters(places, word)]} sort={{ field: 'id', order: 'DESC' }} empty={false}>
        <RecordTable
          rowClick={false}
          bulkActionButtons={mayWrite ? <FileDocuments places={places} /> : false}
          primary={(file) => link(file as MediaFile)}
          secondary={(file) => (
            <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
              <span>{size(file as MediaFile)}</span>
              <bdi>{(file as MediaFile).folder}</bdi>
              <TagsOf file={file as MediaFile} />
              <FileUses file={file as MediaFile} />
            </Box>
          )}
          tertiary={(file) => (mayWrite ? <DeleteFile file={file as MediaFile} /> : null)}
        >
          <DataTable.Col source="id" disableSort />
          <DataTable.Col source="name" disableSort render={(file) => link(file as MediaFile)} />
          <DataTable.Col source="folder" disableSort render={(file) => <bdi>{(file as MediaFile).folder}</bdi>} />
          <DataTable.Col source="tags" disableSort render={(file) => <TagsOf file={file as MediaFile} />} />
          <DataTable.Col source="size" disableSort render={(file) => size(file as MediaFile)} />
          <DataTable.Col
            source="url"
            label="frame.actions"
            disableSort
            render={(file) => (
              <>
                <FileUses file={file as MediaFile} />
                {mayWrite ? <DeleteFile file={file as MediaFile} /> : null}
              </>
            )}
          />
        </RecordTable>
      </RecordList>
    </Box>
  )
}

function TagsOf({ file: { tags = [] } }: { file: MediaFile }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {tags.map((tag) => (
        <Tag key={tag}>
          <bdi>{tag}</bdi>
        </Tag>
      ))}
    </Box>
  )
}

/** Opens the list of places that link to a document. */
function FileUses({ file }: { file: MediaFile }) {
  const word = useWords(mediaWords)
  const [isOpen, setIsOpen] = useState(false)
  const title = word('usage_of', { name: file.name })
  return (
    <>
      <Button size="small" color="inherit" aria-label={title} onClick={() => setIsOpen(true)}>
        {word('usage')}
      </Button>
      {isOpen ? (
        <DialogFrame title={title} onClose={() => setIsOpen(false)}>
          <Usages kind="file" id={file.id} />
        </DialogFrame>
      ) : null}
    </>
  )
}

function DeleteFile({ file }: { file: MediaFile }) {
  const word = useWords(mediaWords)
  const title = word('delete_file_title', { name: file.name })
  return (
    <ConfirmedDelete resource="files" record={file} texts={{ title, text: word('delete_text'), confirm: word('delete'), done: word('deleted') }}>
      {(open) => (
        <IconButton size="small" aria-label={title} onClick={open}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </ConfirmedDelete>
  )
}
