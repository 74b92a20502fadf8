import type { ViewProps } from '#block-engine/define-block.ts'
import type { stockLocator } from './block.ts'
import type { LocatorData } from '../shared/locator-data.ts'
import { Locator } from '../shared/locator.tsx'

export function StockLocator({ anchor, isEager, values, words, data }: ViewProps<typeof stockLocator, LocatorData>) {
  const failure = { message: values.error_msg, retry: values.try_again_btn_label }
  return <Locator anchor={anchor} isEager={isEager} data={data} words={words} resetTheme={values.reset_button_theme} failure={failure} />
}
