import AddIcon from '@mui/icons-material/AddOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, Button, FormControlLabel, IconButton, Switch, TextField, Typography } from '@mui/material'
import type { FormIntegration } from '#domains/forms/index.ts'
import { useMay } from '../../app/signed-in.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { PartProps } from '../builder/part-props.ts'
import { FailedDeliveries } from './failed-deliveries.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSafeguards } from './use-safeguards.ts'
import { settingsWords } from './words.ts'

const MOST = 20
const isAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

/** The systems that receive the leads of a form, and failed deliveries. */
export function ConnectionsPart({ session, draft }: PartProps) {
  const word = useWords(settingsWords)
  const mayConnect = useMay('forms.connect')
  const safeguards = useSafeguards()
  const { integrations } = draft
  const set = (next: readonly FormIntegration[], step?: string) => session.change((draft) => ({ ...draft, integrations: next }), step)
  const change = (index: number, changes: Partial<FormIntegration>, step?: string) => {
    const before = integrations[index]
    if (before) set(integrations.with(index, { ...before, ...changes }), step && `${step} ${index}`)
  }
  return (
    <Box sx={{ maxWidth: 760 }}>
      {safeguards?.signing === false && integrations.some(({ enabled }) => enabled) ? (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {word('no_signing')}
        </Alert>
      ) : null}
      <SettingsCard title={word('receivers')} help={word('receivers_help')}>
        {mayConnect ? null : <Alert severity="info">{word('receivers_read_only')}</Alert>}
        {integrations.map(({ id: key, name, url, enabled }, index) => {
          const number = { index: index + 1 }
          return (
            <Box key={key} role="group" aria-label={word('receiver', number)} sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
              <Box sx={{ display: 'flex', alignItems: 'center' }}>
                <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
                  {word('receiver', number)}
                </Typography>
                <IconButton
                  size="small"
                  aria-label={word('receiver_remove', number)}
                  disabled={!mayConnect}
                  onClick={() => set(integrations.toSpliced(index, 1))}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Box>
              <TextField
                label={word('receiver_name')}
                value={name}
                disabled={!mayConnect}
                onChange={({ target }) => change(index, { name: target.value }, 'receiver name')}
                slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
              />
              <TextField
                label={word('receiver_url')}
                value={url}
                disabled={!mayConnect}
                error={!isAddress(url)}
                helperText={isAddress(url) ? undefined : word('receiver_url_wrong')}
                onChange={({ target }) => change(index, { url: target.value }, 'receiver url')}
                slotProps={{ htmlInput: { maxLength: 2000, dir: 'ltr', inputMode: 'url' } }}
              />
              <FormControlLabel
                control={<Switch checked={enabled} disabled={!mayConnect} onChange={(_, isOn) => change(index, { enabled: isOn })} />}
                label={word('receiver_on')}
              />
            </Box>
          )
        })}
        {mayConnect ? (
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={integrations.length >= MOST}
            onClick={() => set([...integrations, { id: crypto.randomUUID().slice(0, 8), kind: 'webhook', name: '', url: 'https://', enabled: true }])}
          >
            {word('receiver_add')}
          </Button>
        ) : null}
      </SettingsCard>
      <FailedDeliveries formId={session.id} />
    </Box>
  )
}
