import { Alert, Box } from '@mui/material'
import { receivers } from '#domains/forms/index.ts'
import { useMay } from '../../app/signed-in.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { DraftSettings } from './draft-settings.tsx'
import { FailedDeliveries } from './failed-deliveries.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSafeguards } from './use-safeguards.ts'
import { settingsWords } from './words.ts'

const isUnprotected = (url: string) => /^http:/i.test(url.trim())
const isAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

/** The systems that receive the leads of a form, what keeps them from being reached safely (C-235), and failed deliveries. */
export function ConnectionsPart({ session, draft }: PartProps) {
  const word = useWords(settingsWords)
  const mayConnect = useMay('forms.connect')
  const safeguards = useSafeguards()
  const { integrations } = draft
  const flawAt = (path: string) => {
    const index = integrations.findIndex((_, at) => path === `integrations[${at}].url`)
    return index >= 0 && !isAddress(integrations[index]?.url ?? '') ? word('receiver_url_wrong') : null
  }
  return (
    <Box sx={{ maxWidth: 760 }}>
      {safeguards?.signing === false && integrations.some(({ enabled }) => enabled) ? (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {word('no_signing')}
        </Alert>
      ) : null}
      {integrations.map(({ id, name, url, enabled }) =>
        enabled && isUnprotected(url) ? (
          <Alert key={id} severity="warning" sx={{ marginBlockEnd: 2 }}>
            {word('no_https', { name })}
          </Alert>
        ) : null,
      )}
      <SettingsCard title={word('receivers')} help={word('receivers_help')}>
        {mayConnect ? null : <Alert severity="info">{word('receivers_read_only')}</Alert>}
        <DraftSettings {...{ session, draft, flawAt }} fields={[receivers(crypto.randomUUID().slice(0, 8))]} isReadOnly={!mayConnect} />
      </SettingsCard>
      <FailedDeliveries formId={session.id} />
    </Box>
  )
}
