import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import type { Lead } from '#domains/leads/index.ts'
import { useMay } from '../app/signed-in.ts'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { deskWords } from './words.ts'

type ButtonProps = { lead: Pick<Lead, 'id' | 'state'>; name: string; hasKey: boolean; variant?: 'outlined' | 'contained'; onAnswered?: () => void }

/** Opens the answer to a lead; of the lead that `hasKey` by the key A as well. */
export function AnswerButton({ lead, name, hasKey, variant = 'outlined', onAnswered = () => undefined }: ButtonProps) {
  const word = useWords(deskWords)
  const mayWork = useMay('leads.write')
  const [isOpen, setIsOpen] = useState(false)
  const isAnswerable = mayWork && lead.state !== 'suspected' && lead.state !== 'test'
  useKeys(hasKey && isAnswerable ? 'answer' : null, { answer: () => setIsOpen(true) })
  if (!isAnswerable) return null
  return (
    <>
      <Button
        size="small"
        variant={variant}
        startIcon={<ReplyIcon />}
        onClick={() => setIsOpen(true)}
        aria-label={word('answer_to', { name })}
        aria-keyshortcuts={hasKey ? 'A' : undefined}
        sx={{ minBlockSize: 40 }}
      >
        {word('answer')}
      </Button>
      {isOpen ? <AnswerDialog leadId={lead.id} onClose={() => setIsOpen(false)} onAnswered={onAnswered} /> : null}
    </>
  )
}
