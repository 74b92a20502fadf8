import { Box, DialogContentText, Link, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import { BIN_DAYS } from '#domains/content/index.ts'
import type { MediaUsage } from '#domains/media/index.ts'
import { ask } from '../../data-provider/ask.ts'
import { LoadFailed } from '../../data-provider/load-failed.tsx'
import { useLoaded } from '../../data-provider/use-loaded.ts'
import { QuestionDialog } from '../../dialogs/question-dialog.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { adminAddress, adminPath, editorAddress } from '#staff/addresses.ts'
import { SettingName } from '../../settings/setting-name.tsx'
import type { FormRecord } from '../forms-source.ts'
import { formListWords } from './words.ts'

/** Asks before a form goes into the bin, and lists what links to it. */
export function DeleteFormDialog({ form, onClose }: { form: FormRecord; onClose: () => void }) {
  const word = useWords(formListWords)
  const refresh = useRefresh()
  const { data: usages, hasFailed, again } = useLoaded('GET /forms_api/forms/{id}/usages', { params: { id: form.id } })
  const remove = async () => {
    await ask('DELETE /forms_api/forms/{id}', { params: { id: form.id }, ifMatch: form.revision })
    return word('deleted')
  }
  // With the revision that the form has now it can be deleted, after another look.
  const refusal = () => {
    refresh()
    return undefined
  }
  return (
    <QuestionDialog
      title={word('delete_title', { name: `\u2068${form.name}\u2069` })}
      action={word('delete')}
      width="sm"
      isDangerous
      isReady={usages !== undefined}
      send={remove}
      onDone={refresh}
      {...{ refusal, onClose }}
    >
      <DialogContentText>{word('delete_text', { days: BIN_DAYS })}</DialogContentText>
      {form.leads > 0 ? <DialogContentText>{word('delete_leads', { count: form.leads })}</DialogContentText> : null}
      {usages || hasFailed ? null : <Typography color="text.secondary">{word('looking')}</Typography>}
      {hasFailed ? <LoadFailed again={again}>{word('looking_failed')}</LoadFailed> : null}
      {usages?.length === 0 ? <Typography>{word('delete_unused')}</Typography> : null}
      {usages && usages.length > 0 ? (
        <div>
          <Typography>{word('delete_used')}</Typography>
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
        </div>
      ) : null}
    </QuestionDialog>
  )
}

/** Usages are edited in other applications, so these are full addresses. */
function addressOf({ kind, id, block_id }: MediaUsage): string {
  if (kind === 'page' || kind === 'draft') return editorAddress(id, { block: block_id })
  return kind === 'nav_entry' || kind === 'setting' ? adminAddress(adminPath(kind, id)) : adminAddress('/binned_pages')
}
