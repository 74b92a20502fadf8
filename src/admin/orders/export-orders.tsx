import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { saveFile } from '../csv/download.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { askFile } from '../data-provider/ask.ts'
import { listBody } from '../data-provider/rest-source.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { orderWords } from './words.ts'

/** Exports the orders of the list, with its filters and sort order, in the words of whoever exports them. They are sent in a body, because search terms may name a person. */
export function ExportOrders() {
  const word = useWords(orderWords)
  const language = useLanguage()
  const notify = useNotify()
  const { filterValues, sort } = useListContext()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      const body = { ...listBody({ sort, filter: filterValues }), language }
      saveFile('orders.csv', await askFile('POST /api/orders/export', { body }))
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={isBusy} onClick={() => void save()}>
      {word('export')}
    </Button>
  )
}
