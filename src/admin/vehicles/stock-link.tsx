import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { useWords } from '../i18n/use-words.ts'
import { vehicleWords } from './words.ts'

/** The admin path of the vehicle list with filters. */
export function stockAddress(filter: Readonly<Record<string, string>>): string {
  return `/vehicles?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

/** The link to a retailer's stock. */
export function RetailerStockLink({ dealerCode }: { dealerCode: string }) {
  const word = useWords(vehicleWords)
  return (
    <Link component={RouterLink} to={stockAddress({ dealer_code: dealerCode })} onClick={(event) => event.stopPropagation()} variant="body2">
      {word('stock_of')}
    </Link>
  )
}
