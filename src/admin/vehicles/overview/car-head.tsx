import { Box, Link, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { pageHref } from '#domains/content/index.ts'
import { toMinorUnits } from '#kernel/money.ts'
import { Ltr } from '../../fields/ltr.tsx'
import { Money } from '../../fields/money.tsx'
import { Tag } from '../../fields/tag.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { OrderStateTag } from '../../orders/order-names.tsx'
import { StatusTag } from '../status-tag.tsx'
import { HISTORY_ID } from './car-history.tsx'
import type { Car, Overview } from './car.ts'
import { overviewWords } from './words.ts'

// Vehicle links are already encoded.
const site = pageHref('').replace(/\/$/, '')

type HeadProps = { car: Car; overview: Overview | undefined }

/** A car in sum: picture, name, price, whether visitors find it, whose it is, and who wants it. */
export function CarHead({ car, overview }: HeadProps) {
  const word = useWords(overviewWords)
  const titleId = useId()
  const number = car.order_number || car.external_id
  return (
    <Box component="section" aria-labelledby={titleId} sx={head}>
      {car.cover ? (
        <Box component="img" src={car.cover} alt="" sx={cover} />
      ) : (
        <Box sx={{ ...cover, display: 'grid', placeItems: 'center', border: '1px dashed', borderColor: 'divider', typography: 'caption' }}>
          {word('no_picture')}
        </Box>
      )}
      <Box sx={{ minInlineSize: 0, display: 'grid', gap: 0.75, alignContent: 'start' }}>
        <Typography id={titleId} variant="h6" component="h2" sx={{ lineHeight: 1.3 }}>
          <bdi>{car.model_display_name || `${car.nameplate_brand_name} ${car.nameplate_name}`}</bdi>
          {car.derivative ? (
            <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
              <bdi>{car.derivative}</bdi>
            </Box>
          ) : null}
        </Typography>
        <Price car={car} overview={overview} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}>
          <StatusTag status={car.status} />
          <Visibility car={car} overview={overview} />
        </Box>
      </Box>
      <Box sx={about}>
        <Box component="dl" sx={facts}>
          <Fact name={word('retailer')}>{car.owner_name || car.dealer_code ? <bdi>{car.owner_name || car.dealer_code}</bdi> : null}</Fact>
          <Fact name={word('vin')}>{car.vin ? <Ltr>{car.vin}</Ltr> : null}</Fact>
          <Fact name={word('stock_number')}>{number ? <Ltr>{number}</Ltr> : null}</Fact>
          {overview ? <Demand overview={overview} /> : null}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {car.is_published ? (
            <Link href={`${site}${car.link}`} target="_blank" rel="noreferrer" variant="body2">
              {word('view')}
            </Link>
          ) : null}
          <Link
            component="button"
            type="button"
            variant="body2"
            sx={{ display: { lg: 'none' } }}
            onClick={() => {
              const history = document.getElementById(HISTORY_ID)
              history?.focus({ preventScroll: true })
              history?.scrollIntoView()
            }}
          >
            {word('history')}
          </Link>
        </Box>
      </Box>
    </Box>
  )
}

function Price({ car, overview }: HeadProps) {
  const word = useWords(overviewWords)
  const amount = overview ? overview.price : (car.sale_price ?? car.gross_price ?? car.msrp_price)
  const money = (value: number) => <Money minor={toMinorUnits(value, car.currency)} currency={car.currency} />
  return (
    <Typography component="p">
      {amount === null ? word('no_price') : <strong>{money(amount)}</strong>}
      {overview?.old_price ? (
        <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 1.5, typography: 'body2' }}>
          {word('before_sale')} <s>{money(overview.old_price)}</s>
        </Box>
      ) : null}
      {car.price_hidden ? (
        <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 1.5, typography: 'body2' }}>
          {word('on_request')}
        </Box>
      ) : null}
    </Typography>
  )
}

/** Whether visitors find it and why not, with what it lacks. */
function Visibility({ car, overview }: HeadProps) {
  const word = useWords(overviewWords)
  const hidden = overview?.hidden ?? (car.is_published ? null : 'withdrawn')
  const missing = overview?.missing ?? []
  return (
    <>
      <Tag tone={hidden === null ? 'good' : 'warn'}>{word(hidden ?? 'visible')}</Tag>
      {missing.length > 0 ? (
        <Tag tone={hidden === null ? 'bad' : 'warn'}>{word('lacks', { parts: missing.map((part) => word(`lacks_${part}`)).join('، ') })}</Tag>
      ) : null}
    </>
  )
}

/** The order that keeps it and the open leads about it, for those who see them. */
function Demand({ overview: { order, leads } }: { overview: Overview }) {
  const word = useWords(overviewWords)
  const createPath = useCreatePath()
  return (
    <>
      {order ? (
        <Fact name={word('order')}>
          <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'edit', id: order.id })}>
            <bdi>{order.customer_name || order.order_number}</bdi>
          </Link>{' '}
          <OrderStateTag state={order.state} />
        </Fact>
      ) : null}
      {leads.length > 0 ? (
        <Fact name={word('leads')}>
          {leads.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 ? '، ' : null}
              <Link component={RouterLink} to={createPath({ resource: 'leads', type: 'edit', id })}>
                <bdi>{name || word('unnamed_lead', { id })}</bdi>
              </Link>
            </span>
          ))}
        </Fact>
      ) : null}
    </>
  )
}

/** A fact with its name; nothing where it is not known. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <Typography component="dt" variant="caption" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  )
}

const head = {
  display: 'grid',
  gridTemplateColumns: { xs: '7rem minmax(0, 1fr)', md: '12rem minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
  padding: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const
const cover = { inlineSize: '100%', aspectRatio: '16 / 10', objectFit: 'cover', backgroundColor: 'action.hover', borderRadius: 1 } as const
const about = { gridColumn: { xs: '1 / -1', md: 'auto' }, display: 'grid', gap: 1, alignContent: 'start' } as const
const facts = { margin: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', gap: 1 } as const
