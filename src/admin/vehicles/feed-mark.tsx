import { createContext, type ReactNode, useContext } from 'react'
import { type RaRecord, useGetList, useRecordContext } from 'react-admin'
import { type FeedDraft, heldStatuses, writtenInputs } from '#domains/stock/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { vehicleWords } from './words.ts'

type Feed = RaRecord & FeedDraft
/** The feed of the vehicle on the screen: its name, and the inputs that it overwrites. */
const WritingFeed = createContext<{ name: string; inputs: ReadonlySet<string> } | null>(null)

/** Provides the feed of the vehicle on the screen. No feed writes a vehicle that is held for a buyer. */
export function FeedMarks({ children }: { children: ReactNode }) {
  const vehicle = useRecordContext()
  const isWritten = Boolean(vehicle?.external_id) && !heldStatuses.includes(vehicle?.status)
  const { data = [] } = useGetList<Feed>('feeds', { filter: { key: vehicle?.feed }, pagination: { page: 1, perPage: 1 } }, { enabled: isWritten })
  const [feed] = isWritten ? data : []
  return <WritingFeed value={feed ? { name: feed.name, inputs: writtenInputs(feed) } : null}>{children}</WritingFeed>
}

/** The warning that the next run of the feed overwrites an input; undefined where it does not. */
export function useFeedMark(source: string): string | undefined {
  const word = useWords(vehicleWords)
  const feed = useContext(WritingFeed)
  return feed?.inputs.has(source) ? word('overwritten', { feed: `\u2068${feed.name}\u2069` }) : undefined
}
