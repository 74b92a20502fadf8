import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../csv/download.ts'
import { type ExportOrder, fetchLeadExport, type LeadExport } from './fetch-lead-export.ts'

/** `late`: not finished after the last poll. */
export type ExportStep = 'ready' | 'running' | 'done' | 'failed' | 'late'

/** Runs one export at a time; leaving the screen aborts the polling. */
export function useLeadExport() {
  const [step, setStep] = useState<ExportStep>('ready')
  const [leadExport, setLeadExport] = useState<LeadExport | null>(null)
  const leaving = useRef<AbortController>(null)

  // The pending poll.
  useEffect(() => () => leaving.current?.abort(), [])

  async function run(order: ExportOrder, knownExport: LeadExport | null) {
    const controller = new AbortController()
    leaving.current = controller
    const { signal } = controller
    let last = knownExport
    const onProgress = (now: LeadExport) => {
      last = now
      setLeadExport(now)
    }
    setStep('running')
    setLeadExport(knownExport)
    try {
      const file = await fetchLeadExport(order, knownExport, { signal, onProgress })
      if (file && last) saveFile(`leads-${order.formId}-${last.created_at.slice(0, 10)}.${order.format}`, file)
      setStep(file ? 'done' : last?.status === 'failed' ? 'failed' : 'late')
    } catch {
      if (!signal.aborted) setStep('failed')
    }
  }

  return {
    step,
    leadExport,
    start: (order: ExportOrder) => void run(order, null),
    /** A late export is polled again unless the options changed; a failed one is ordered again. */
    retry: (order: ExportOrder) =>
      void run(order, step === 'late' && leadExport?.form_id === order.formId && leadExport.format === order.format ? leadExport : null),
  }
}
