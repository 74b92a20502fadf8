import { Locator } from '../shared/locator.tsx'
import type { LocatorData } from '../shared/locator-data.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { stockLocatorOverseas } from './block.ts'

export function StockLocatorOverseas({ anchor, isEager, values, words, data }: ViewProps<typeof stockLocatorOverseas, LocatorData>) {
  const failure = { message: values.error_msg, retry: values.try_again_btn_label }
  return <Locator anchor={anchor} isEager={isEager} data={data} words={words} resetTheme={values.reset_button_theme} failure={failure} />
}
