import { sharedFormat } from '#kernel/format/shared-format.ts'
import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import {
  AutocompleteArrayInput,
  BooleanInput,
  RadioButtonGroupInput,
  type RaRecord,
  ReferenceArrayInput,
  required,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { actionsOfRole } from '#domains/accounts/index.ts'
import { roles } from '#kernel/staff.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { userWords } from './words.ts'

const decidedFields = ['role', 'is_role_pinned', 'is_disabled', 'retailers']

/** One user: role, retailers and access. */
export function UserEdit() {
  const word = useWords(userWords)
  const choices = roles.map((id) => ({ id, name: word(id) }))
  return (
    <RecordEdit transform={changeOf} compared={decidedFields}>
      <RecordForm>
        <Person />
        <RadioButtonGroupInput source="role" choices={choices} validate={required()} row={false} helperText={word('role_help')} />
        <Rights />
        <Retailers />
        <BooleanInput source="is_role_pinned" helperText={word('pin_help')} />
        <BooleanInput source="is_disabled" label={word('block')} helperText={word('disable_help')} />
      </RecordForm>
    </RecordEdit>
  )
}

/** What the chosen role may do, as the permissions of all domains say. */
function Rights() {
  const word = useWords(userWords)
  const language = useLanguage()
  const labelId = useId()
  const chosenRole: unknown = useWatch({ name: 'role' })
  const role = roles.find((one) => one === chosenRole) ?? 'visitor'
  const groups = actionsOfRole(role)
  const wordOf = ([english, arabic]: WordPair) => (language === 'ar' ? arabic : english)
  const commas = sharedFormat('ListFormat', language, { type: 'unit' })
  return (
    <Box component="section" aria-labelledby={labelId} sx={{ marginBlockEnd: 2, inlineSize: '100%' }}>
      <Typography id={labelId} component="h2" variant="subtitle2">
        {word('may')}
      </Typography>
      {groups.length === 0 ? <Typography variant="body2">{word('visitor_help')}</Typography> : null}
      {role === 'retailer' ? <Typography variant="body2">{word('retailer_limit')}</Typography> : null}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, columns: { md: 2 }, columnGap: 4 }}>
        {groups.map(({ label, actions }) => (
          <Typography key={actions[0]?.name} component="li" variant="body2" sx={{ breakInside: 'avoid' }}>
            <strong>{wordOf(label)}</strong>
            {': '}
            {commas.format(actions.map((action) => wordOf(action.label)))}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

/** Sends `is_role_pinned` only if its switch was changed; otherwise the server pins a changed role. */
function changeOf({ role, is_disabled, is_role_pinned, retailers, version }: RaRecord, { previousData }: { previousData?: RaRecord } = {}) {
  return { role, is_disabled, retailers, version, ...(is_role_pinned === previousData?.is_role_pinned ? {} : { is_role_pinned }) }
}

/** The retailers of a user, for the retailer role only. */
function Retailers() {
  const word = useWords(userWords)
  const role: unknown = useWatch({ name: 'role' })
  if (role !== 'retailer') return null
  return (
    <ReferenceArrayInput source="retailers" reference="dealers" sort={{ field: 'name', order: 'ASC' }} perPage={50}>
      <AutocompleteArrayInput optionText="name" filterToQuery={(q: string) => ({ q })} helperText={word('retailers_help')} />
    </ReferenceArrayInput>
  )
}

function Person() {
  const user = useRecordContext()
  const translate = useTranslate()
  if (!user) return null
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, margin: 0, marginBlockEnd: 2 }}>
      {(['email', 'seen_at', 'created_at'] as const).map((field) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`resources.users.fields.${field}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
            {field === 'email' ? <Ltr>{user.email}</Ltr> : <Moment value={user[field]} />}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
