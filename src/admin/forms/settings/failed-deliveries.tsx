import { Box, Button, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { useMay } from '../../app/signed-in.ts'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask, type DataOf } from '../../data-provider/ask.ts'
import { LoadFailed } from '../../data-provider/load-failed.tsx'
import { useLoaded } from '../../data-provider/use-loaded.ts'
import { Moment } from '../../fields/moment.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { SettingsCard } from './settings-card.tsx'
import { settingsWords } from './words.ts'

type Failed = DataOf<'GET /forms_api/forms/{id}/failed_integrations'>[number]

/** Failed deliveries of leads, each with a button that sends it again. */
export function FailedDeliveries({ formId }: { formId: number }) {
  const word = useWords(settingsWords)
  const notify = useNotify()
  const mayRead = useMay('leads.read')
  const mayWork = useMay('leads.write')
  const { data: failed, hasFailed, again: read } = useLoaded('GET /forms_api/forms/{id}/failed_integrations', mayRead ? { params: { id: formId } } : null)

  const again = async (deliveries: readonly Failed[]) => {
    try {
      for (const { lead_id, id } of deliveries) {
        await ask('POST /forms_api/forms/{id}/leads/{lead_id}/integrations/fix', { params: { id: formId, lead_id }, body: { integration_ids: [id] } })
      }
      notify(word('failed_sent'), { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    read()
  }
  if (hasFailed)
    return (
      <SettingsCard title={word('failed_title')}>
        <LoadFailed again={read}>{word('failed_not_loaded')}</LoadFailed>
      </SettingsCard>
    )
  if (!failed) return null
  return (
    <SettingsCard title={word('failed_title')}>
      {failed.length === 0 ? <Typography variant="body2">{word('failed_none')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {failed.map((one) => (
          <Box
            component="li"
            key={`${one.lead_id} ${one.id}`}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', borderBlockStart: 1, borderColor: 'divider', paddingBlock: 1 }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography variant="body2">
                {word('failed_lead', { id: one.lead_id })} · <bdi>{one.name}</bdi> · <Moment value={one.created_at} />
              </Typography>
              <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {word('failed_attempts', { count: one.attempts })} · <bdi dir="ltr">{one.error}</bdi>
              </Typography>
            </Box>
            {mayWork ? (
              <Button
                size="small"
                variant="outlined"
                aria-label={word('failed_again_to', { id: one.lead_id, name: one.name })}
                onClick={() => void again([one])}
              >
                {word('failed_again')}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {mayWork && failed.length > 1 ? (
        <Button size="small" variant="contained" sx={{ marginBlockStart: 1 }} onClick={() => void again(failed)}>
          {word('failed_all')}
        </Button>
      ) : null}
    </SettingsCard>
  )
}
