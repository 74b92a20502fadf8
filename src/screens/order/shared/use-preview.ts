import { useEffect, useState } from 'react'
import { type ConfigStore, isJourneyPreview, onPreviewChange, previewedConfig, previewedPayment } from '#domains/orders/index.ts'

/** The configuration of a screen: in the admin's preview with what is being written over it, and for the way to pay that it is written for ('' for all). */
export function usePreviewedJourney(config: ConfigStore): { config: ConfigStore; payment: string } {
  const [preview, setPreview] = useState({ config, payment: '' })
  // What is being written is in the storage of the tab.
  useEffect(() => {
    if (!isJourneyPreview()) return undefined
    const readPreview = () => setPreview({ config: previewedConfig(config), payment: previewedPayment() })
    readPreview()
    return onPreviewChange(readPreview)
  }, [config])
  return preview
}
