import { Box, Button, Link } from '@mui/material'
import { DataTable, List, type RaRecord } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import type { Lead } from '#domains/leads/index.ts'
import { Ltr } from '../../fields/ltr.tsx'
import { Moment } from '../../fields/moment.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { LeadEdit } from '../../leads/lead-edit.tsx'
import { leadName } from '../../leads/lead-name.ts'
import { LeadStateTag } from '../../leads/lead-state.tsx'
import { leadWords } from '../../leads/words.ts'
import { useListKeys } from '../../lists/use-list-keys.ts'
import { placesWords } from './words.ts'

/** The leads of one form (C-009). */
export function FormLeadsScreen() {
  useListKeys('form_leads')
  const word = useWords(placesWords)
  const leadWord = useWords(leadWords)
  const { id = '' } = useParams()
  const addressOf = (lead: Partial<RaRecord>) => `/forms/${id}/leads/${lead.id}`
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1.5 }}>
        <Button component={RouterLink} to={`/forms/${id}`} color="inherit">
          {word('back_form')}
        </Button>
        <Button component={RouterLink} to={`/forms/${id}/exports`} variant="outlined" color="inherit">
          {word('exports')}
        </Button>
      </Box>
      <List
        resource="leads"
        filter={{ form_id: Number(id) }}
        sort={{ field: 'created_at', order: 'DESC' }}
        storeKey={false}
        disableSyncWithLocation
        exporter={false}
        actions={false}
        title={word('leads')}
      >
        <DataTable rowClick={(_id, _resource, lead) => addressOf(lead)} bulkActionButtons={false}>
          <DataTable.Col source="created_at" render={({ created_at }) => <Moment value={created_at} />} />
          <DataTable.Col
            source="name"
            disableSort
            render={(lead) => (
              <Link component={RouterLink} to={addressOf(lead)} color="inherit" underline="hover">
                <bdi>{leadName(lead) || leadWord('unnamed', { id: String(lead.id) })}</bdi>
              </Link>
            )}
          />
          <DataTable.Col source="phone" disableSort render={({ phone }) => <Ltr>{phone}</Ltr>} />
          <DataTable.Col source="state" render={(lead) => <LeadStateTag state={(lead as Lead).state} />} />
        </DataTable>
      </List>
    </>
  )
}

/** A lead below its form. */
export function FormLeadScreen() {
  const word = useWords(placesWords)
  const { id = '', leadId = '' } = useParams()
  const back = (
    <Button component={RouterLink} to={`/forms/${id}/leads`} color="inherit" sx={{ marginBlock: 1.5, alignSelf: 'flex-start' }}>
      {word('back_leads')}
    </Button>
  )
  return <LeadEdit edit={{ resource: 'leads', id: leadId, actions: back }} />
}
