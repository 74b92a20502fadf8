import { Link } from '@mui/material'
import { Fragment } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { SellerDetail } from '#domains/invoices/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

export type Unpayable = { country: string; name: string; missing: readonly { detail: SellerDetail; setting: string }[] }

/** Countries whose orders are refused until invoices there can name their seller, each missing detail with its setting; gone when nothing is missing. */
export function UnpayableCountries({ countries }: { countries: readonly Unpayable[] }) {
  const word = useWords(dashboardWords)
  const createPath = useCreatePath()
  if (countries.length === 0) return null
  return (
    <Panel title={word('unpayable')} count={countries.length} none="">
      {countries.map(({ country, name, missing }) => (
        <Row key={country}>
          {name}: {word('unpayable_lacks')}{' '}
          {missing.map(({ detail, setting }, index) => (
            <Fragment key={detail}>
              {index > 0 ? word('comma') : null}
              <Link component={RouterLink} to={createPath({ resource: 'setting_definitions', type: 'edit', id: setting })}>
                {word(`lacks_${detail}`)}
              </Link>
            </Fragment>
          ))}
        </Row>
      ))}
    </Panel>
  )
}
