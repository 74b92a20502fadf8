import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Link, Typography } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { BIN_DAYS } from '#domains/content/index.ts'
import type { MediaUsage } from '#domains/media/index.ts'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask } from '../../data-provider/ask.ts'
import { useWords } from '../../i18n/use-words.ts'
import { adminAddress, adminPath, editorAddress } from '#staff/addresses.ts'
import { SettingName } from '../../settings/setting-name.tsx'
import type { FormRecord } from '../forms-source.ts'
import { formListWords } from './words.ts'

/** Asks before a form goes into the bin, and lists what links to it. */
export function DeleteFormDialog({ form, onClose }: { form: FormRecord; onClose: () => void }) {
  const word = useWords(formListWords)
  const notify = useNotify()
  const refresh = useRefresh()
  const titleId = useId()
  const usages = useUsages(form.id)
  const remove = async () => {
    try {
      await ask('DELETE /forms_api/forms/{id}', { params: { id: form.id }, ifMatch: form.revision })
      notify(word('deleted'), { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    refresh()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId} onClick={(event) => event.stopPropagation()}>
      <DialogTitle id={titleId}>{word('delete_title', { name: `\u2068${form.name}\u2069` })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{word('delete_text', { days: BIN_DAYS })}</DialogContentText>
        {form.leads > 0 ? <DialogContentText>{word('delete_leads', { count: form.leads })}</DialogContentText> : null}
        {usages === null ? <Typography color="text.secondary">{word('looking')}</Typography> : null}
        {usages?.length === 0 ? <Typography>{word('delete_unused')}</Typography> : null}
        {usages && usages.length > 0 ? (
          <>
            <Typography sx={{ marginBlockStart: 1 }}>{word('delete_used')}</Typography>
            <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3 }}>
              {usages.map((usage) => (
                <li key={`${usage.kind} ${usage.id} ${usage.block_id ?? ''}`}>
                  <Typography variant="caption" color="text.secondary" component="span">
                    {word(usage.kind)}{' '}
                  </Typography>
                  <Link href={addressOf(usage)}>{usage.kind === 'setting' ? <SettingName setting={String(usage.id)} /> : <bdi>{usage.title}</bdi>}</Link>
                </li>
              ))}
            </Box>
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {word('cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={usages === null} onClick={() => void remove()}>
          {word('delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Usages are edited in other applications, so these are full addresses. */
function addressOf({ kind, id, block_id }: MediaUsage): string {
  if (kind === 'page' || kind === 'draft') return editorAddress(id, { block: block_id })
  return kind === 'nav_entry' || kind === 'setting' ? adminAddress(adminPath(kind, id)) : adminAddress('/binned_pages')
}

/** The usages of a form; null until loaded. */
function useUsages(id: number): readonly MediaUsage[] | null {
  const [usages, setUsages] = useState<readonly MediaUsage[] | null>(null)
  const notify = useNotify()
  // The network; requested each time the dialog opens.
  useEffect(() => {
    const leaving = new AbortController()
    ask('GET /forms_api/forms/{id}/usages', { params: { id }, signal: leaving.signal }).then(
      ({ data }) => setUsages(data),
      (error: unknown) => {
        if (!leaving.signal.aborted) notify(messageOf(error), { type: 'error' })
      },
    )
    return () => leaving.abort()
  }, [id, notify])
  return usages
}
