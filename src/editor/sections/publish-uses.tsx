import { Notice } from '../ui/notices/notice.tsx'
import { Spinner } from '../ui/notices/spinner.tsx'
import { useWord } from '../words/use-word.ts'
import { UseList, useSectionUses } from './section-uses.tsx'
import { sectionWords } from './words.ts'

/** Before a shared section is published: the pages that change with it. */
export function PublishUses({ section }: { section: number }) {
  const word = useWord(sectionWords)
  const { uses, isFailed } = useSectionUses(section)
  if (isFailed) return <Notice kind="warning">{word('uses_failed')}</Notice>
  if (!uses) return <Spinner label={word('loading')} />
  const live = uses.filter(({ is_live }) => is_live)
  if (live.length === 0) return <Notice>{word('publish_none')}</Notice>
  return (
    <Notice kind="warning" title={word('publish_live', { count: live.length })}>
      <UseList uses={live} />
    </Notice>
  )
}
