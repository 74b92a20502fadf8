import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import type { ConnectionState } from '#domains/connections/index.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Moment } from '../fields/moment.tsx'
import { Tag, type Tone } from '../fields/tag.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { SettingName } from '../settings/setting-name.tsx'
import type { Connection, Finding } from './connection.ts'
import { connectionStateWords, connectionWords } from './words.ts'

const stateTones: Record<ConnectionState, Tone> = { not_set_up: 'quiet', unchecked: 'info', works: 'good', fails: 'bad' }

type CardProps = { connection: Connection; isBusy: boolean; failure: string | undefined; onCheck: () => void }

/** One connection: its state, what is missing, what the last check found, and the button for another. */
export function ConnectionCard({ connection, isBusy, failure, onCheck }: CardProps) {
  const word = useWords(connectionWords)
  const state = useWords(connectionStateWords)
  const isArabic = useLanguage() === 'ar'
  const translate = useTranslate()
  const titleId = useId()
  const name = isArabic ? connection.name_ar : connection.name
  const missing = connection.needs.filter(({ is_given: isGiven }) => !isGiven)
  return (
    <Paper
      variant="outlined"
      component="li"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      sx={{ padding: 2, display: 'grid', gap: 1.5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h2" variant="h6" id={titleId}>
          <bdi>{name}</bdi>
        </Typography>
        <Tag tone={stateTones[connection.state]}>{state(connection.state)}</Tag>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {isArabic ? connection.about_ar : connection.about}
      </Typography>
      {missing.length > 0 && (
        <Part title={word('missing')}>
          {missing.map((need) => (
            <Need key={need.name} need={need} />
          ))}
        </Part>
      )}
      {failure !== undefined && <Alert severity="error">{translate(failure)}</Alert>}
      {connection.state !== 'not_set_up' && connection.checked_at !== null && (
        <>
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {connection.findings.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings of a check keep their order
              <FindingLine key={index} finding={finding} />
            ))}
          </Box>
          <Typography variant="caption" color="text.secondary">
            {word('last')}: <Moment value={connection.checked_at} /> · {word('by', { name: connection.checked_by })}
          </Typography>
        </>
      )}
      <Box>
        {/* A button that is busy keeps the focus, so that a keyboard stays where it was. */}
        <Button
          variant="outlined"
          size="small"
          disabled={connection.state === 'not_set_up'}
          aria-disabled={isBusy || undefined}
          aria-label={isBusy ? undefined : word('check_one', { name })}
          onClick={isBusy ? undefined : onCheck}
        >
          {word(isBusy ? 'checking' : 'check')}
        </Button>
      </Box>
    </Paper>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="subtitle2">{title}</Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}

/** A setting leads to where it is written. */
function Need({ need: { kind, name } }: { need: Connection['needs'][number] }) {
  const word = useWords(connectionWords)
  const createPath = useCreatePath()
  if (kind === 'receiver') {
    return (
      <li>
        <Link to={createPath({ resource: 'forms', type: 'list' })}>{word('receiver')}</Link>
      </li>
    )
  }
  return (
    <li>
      {word(kind)}{' '}
      {kind === 'setting' ? (
        <Link to={createPath({ resource: 'setting_definitions', type: 'edit', id: name })}>{<SettingName setting={name} />}</Link>
      ) : (
        <Ltr>{name}</Ltr>
      )}
    </li>
  )
}

function FindingLine({ finding: { tone, text, text_ar: arabic, at } }: { finding: Finding }) {
  const word = useWords(connectionWords)
  const isArabic = useLanguage() === 'ar'
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
      <Tag tone={tone}>{word(tone)}</Tag>
      <Typography variant="body2">
        {isArabic ? arabic : text} {at !== null && <Moment value={at} />}
      </Typography>
    </Box>
  )
}
