import { useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import { Button } from '../ui/button.tsx'
import { useFailure } from '../ui/notices/failure.ts'
import { Notice } from '../ui/notices/notice.tsx'
import { useWord } from '../words/use-word.ts'
import { reviewWords } from './words.ts'

/** Says that others have to approve what was refused, and asks them. */
export function AskForApproval({ pageId, action }: { pageId: number; action: 'publish' | 'unpublish' }) {
  const word = useWord(reviewWords)
  const say = useFailure()
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<{ isAsked: true } | { isAsked: false; code: string } | null>(null)
  const ask = async () => {
    setIsBusy(true)
    const answer = await callByName('POST /api/pages/{id}/reviews', { params: { id: pageId }, body: { action } })
    setIsBusy(false)
    setResult(answer.ok ? { isAsked: true } : { isAsked: false, code: answer.code })
  }
  if (result?.isAsked) return <Notice kind="done">{word('asked')}</Notice>
  return (
    <Notice
      kind="error"
      action={
        <Button isBusy={isBusy} onClick={ask}>
          {word('ask_unpublish')}
        </Button>
      }
    >
      {result ? say(result.code) : word('unpublish_needs_approval')}
    </Notice>
  )
}
