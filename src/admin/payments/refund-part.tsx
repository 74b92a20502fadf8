import { TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { fractionDigits, fromMinorUnits } from '#kernel/money.ts'
import { typedAmount } from '#kernel/values/typed-amount.ts'
import { isolatedMoney } from './isolated-money.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { moneyDialogWords } from './words.ts'

type RefundPart = {
  /** The part in minor units; undefined for everything. */
  minor: number | undefined
  /** What would be given back, in minor units; null while the field holds what cannot be. */
  back: number | null
  isWrong: boolean
  field: ReactNode
}

/** The field for a part of a refund, which says the most that is possible. `most` is in minor units. */
export function useRefundPart({ most, currency }: { most: number; currency: string }): RefundPart {
  const word = useWords(moneyDialogWords)
  const language = useLanguage()
  const [text, setText] = useState('')
  const typed = typedAmount(text, currency)
  const isWrong = text.trim() !== '' && (typed === null || typed <= 0 || typed > most)
  const amount = isolatedMoney(most, currency, language)
  const field = (
    <TextField
      label={word('part')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      placeholder={fromMinorUnits(most, currency).toFixed(fractionDigits(currency))}
      error={isWrong}
      helperText={typed !== null && typed > most ? word('too_much', { amount }) : word(isWrong ? 'part_wrong' : 'most', { amount })}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
    />
  )
  return { minor: typed ?? undefined, back: isWrong ? null : (typed ?? most), isWrong, field }
}
