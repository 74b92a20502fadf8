import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import { IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { BIN_DAYS } from '#domains/content/index.ts'
import { useMay } from '../app/signed-in.ts'
import { ask } from '../data-provider/ask.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LinksHere } from './links-here.tsx'
import { pageWords } from './words.ts'

type Act = 'unpublish' | 'delete'
type ActedPage = { id: number; name: string; status: string; version: number }

/** Unpublishes or deletes a page, after showing the links that would break. */
export function PageActions({ page }: { page: ActedPage }) {
  const word = useWords(pageWords)
  const [act, setAct] = useState<Act | null>(null)
  if (!useMay('pages.write')) return null
  return (
    <>
      {page.status === 'published' ? (
        <IconButton size="small" onClick={() => setAct('unpublish')} aria-label={word('unpublish_page', { title: page.name })}>
          <HideIcon fontSize="small" />
        </IconButton>
      ) : null}
      <IconButton size="small" onClick={() => setAct('delete')} aria-label={word('delete_page', { title: page.name })}>
        <DeleteIcon fontSize="small" />
      </IconButton>
      {act ? <ActDialog act={act} page={page} onClose={() => setAct(null)} /> : null}
    </>
  )
}

function ActDialog({ act, page, onClose }: { act: Act; page: ActedPage; onClose: () => void }) {
  const word = useWords(pageWords)
  const refresh = useRefresh()
  const perform = async () => {
    const params = { id: page.id }
    if (act === 'delete') await ask('DELETE /api/pages/{id}', { params })
    else await ask('POST /api/pages/{id}/status', { params, body: { status: 'draft' }, ifMatch: page.version })
    return word(`${act}_done`, { title: page.name })
  }
  return (
    <QuestionDialog
      title={word(`${act}_title`, { title: page.name })}
      action={word(act)}
      width="sm"
      isDangerous
      send={perform}
      onClose={onClose}
      onDone={refresh}
    >
      <Typography>{word(`${act}_text`, { days: BIN_DAYS })}</Typography>
      <LinksHere pageId={page.id} />
    </QuestionDialog>
  )
}
