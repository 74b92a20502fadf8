import { useEffect, useState } from 'react'
import { FormView } from '#domains/forms/ui/index.ts'
import { electricClient, textFrom } from '#domains/lead-api/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ElectricLead } from './electric-lead.tsx'
import type { ElectricOrderProps } from './props.ts'
import css from './view.module.css'

/** Parameter of the page by which its order is found again. */
const LEAD = 'lead'

/** Contact data, then the lead with its status, its payment and its cancellation. */
export function ElectricOrderScreen({ words, form, formWords, country, stripeKey }: ElectricOrderProps) {
  const [lead, setLead] = useState('')
  // The address knows an order that was begun before.
  useEffect(() => setLead(new URLSearchParams(location.search).get(LEAD) ?? ''), [])
  const keep = (id: string) => {
    history.replaceState(history.state, '', id === '' ? location.pathname : `?${new URLSearchParams({ [LEAD]: id })}`)
    setLead(id)
  }
  return (
    <Section>
      <div className={css.place}>
        <Heading text={lead === '' ? words.heading : words.created} tag="1" size="m" />
        {lead === '' ? (
          <>
            <p>{words.text}</p>
            <FormView
              {...{ form, country }}
              apiUrl="/forms_api"
              choices={{ locations: [], retailers: [] }}
              words={formWords}
              hasTwoColumns
              send={async ({ key, body: { attributes } }) => {
                const answer = await electricClient.createLead(attributes, key)
                if (!answer.ok) return answer.status === 429 ? { kind: 'too_many' } : { kind: 'failed' }
                keep(textFrom(answer.data, 'salesforce_lead_id', 'id', 'lead_id'))
                return { kind: 'held' }
              }}
            />
          </>
        ) : (
          <ElectricLead key={lead} {...{ lead, words, stripeKey }} onLeave={() => keep('')} />
        )}
      </div>
    </Section>
  )
}
