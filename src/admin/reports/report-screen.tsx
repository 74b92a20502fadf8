import { Alert, Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Loading, Title } from 'react-admin'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import type { LoadedData } from '../data-provider/use-loaded.ts'

type ReportScreenProps<Report> = {
  title: string
  about?: string
  /** Inputs above the report, such as its period. */
  tools: ReactNode
  loadedReport: LoadedData<Report>
  /** The message of a report that could not be loaded. */
  failureText: string
  children: (report: Report) => ReactNode
}

/** The screen of a report: what it is about, its inputs, and the report or why it is missing. */
export function ReportScreen<Report>({
  title,
  about,
  tools,
  loadedReport: { data: report, hasFailed, again },
  failureText,
  children,
}: ReportScreenProps<Report>) {
  return (
    <Box sx={{ paddingBlock: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={title} />
      {about !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {about}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>{tools}</Box>
      {hasFailed && <LoadFailed again={again}>{failureText}</LoadFailed>}
      {report !== undefined ? children(report) : hasFailed ? null : <Loading />}
    </Box>
  )
}

/** The message of a report without any figures. */
export function EmptyReport({ children }: { children: ReactNode }) {
  return (
    <Alert severity="info" role="status">
      {children}
    </Alert>
  )
}
