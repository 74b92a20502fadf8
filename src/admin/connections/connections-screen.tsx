import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { ReportScreen } from '../reports/report-screen.tsx'
import type { Connection } from './connection.ts'
import { ConnectionCard } from './connection-card.tsx'
import { useConnections } from './use-connections.ts'
import { connectionStateWords, connectionWords } from './words.ts'

/** Every service of others, whether it works, and the buttons that find out. */
export function ConnectionsScreen() {
  const word = useWords(connectionWords)
  const { connections, hasFailed, again, busy, failures, latest, check, checkAll } = useConnections()
  const [isCheckingAll, setCheckingAll] = useState(false)
  const checkEach = async () => {
    setCheckingAll(true)
    await checkAll()
    setCheckingAll(false)
  }
  const tools = (
    <>
      <Button
        variant="contained"
        disabled={connections === undefined}
        aria-disabled={isCheckingAll || undefined}
        onClick={isCheckingAll ? undefined : () => void checkEach()}
      >
        {word(isCheckingAll ? 'checking' : 'check_all')}
      </Button>
      <ConnectionState connection={latest} />
    </>
  )
  return (
    <ReportScreen title={word('title')} about={word('about')} tools={tools} loadedReport={{ data: connections, hasFailed, again }} failureText={word('failed')}>
      {(all) => (
        <Box
          component="ul"
          sx={{
            margin: 0,
            padding: 0,
            listStyle: 'none',
            display: 'grid',
            alignItems: 'start',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {all.map((connection) => (
            <ConnectionCard
              key={connection.symbol}
              connection={connection}
              isBusy={busy.has(connection.symbol)}
              failure={failures.get(connection.symbol)}
              onCheck={() => void check(connection.symbol)}
            />
          ))}
        </Box>
      )}
    </ReportScreen>
  )
}

/** Tells people who do not see the screen what a check found. */
function ConnectionState({ connection }: { connection: Connection | null }) {
  const word = useWords(connectionWords)
  const state = useWords(connectionStateWords)
  const language = useLanguage()
  const name = language === 'ar' ? connection?.name_ar : connection?.name
  return (
    <Box component="span" role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
      {connection === null ? '' : word('checked', { name: name ?? '', state: state(connection.state) })}
    </Box>
  )
}
