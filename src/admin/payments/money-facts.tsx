import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Ltr } from '../fields/ltr.tsx'
import { Money } from '../fields/money.tsx'
import { useWords } from '../i18n/use-words.ts'
import { moneyDialogWords } from './words.ts'

export type MoneySum = { name: 'held' | 'taken' | 'given_back' | 'stays' | 'rest_of_price'; minor: number }

type MoneyFactsProps = {
  sums: readonly MoneySum[]
  currency: string
  /** The last digits of the card; '' for none. */
  card: string
  /** What happens when it is confirmed, and the mail that goes out, each as a sentence; '' for none. */
  consequence: string
  mail: string
}

/** What somebody decides about: the sums, the card, what follows and who is told. */
export function MoneyFacts({ sums, currency, card, consequence, mail }: MoneyFactsProps) {
  const word = useWords(moneyDialogWords)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, margin: 0 }}>
        {sums.map(({ name, minor }) => (
          <Fact key={name} label={word(name)}>
            <Money minor={minor} currency={currency} />
          </Fact>
        ))}
        {card === '' ? null : (
          <Fact label={word('card')}>
            <Ltr>{`•••• ${card}`}</Ltr>
          </Fact>
        )}
      </Box>
      {consequence === '' ? null : <Typography variant="body2">{consequence}</Typography>}
      {mail === '' ? null : (
        <Typography variant="body2" color="text.secondary">
          {mail}
        </Typography>
      )}
    </Box>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
        {children}
      </Typography>
    </>
  )
}
