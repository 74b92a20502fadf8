import type { ScreenContext, ScreenPage } from '../../define-screen.ts'
import { endProps } from '../shared/end-props.server.ts'
import type { OrderSuccessProps } from './view.tsx'

export async function load(context: ScreenContext): Promise<ScreenPage<OrderSuccessProps>> {
  const end = await endProps(context)
  return { kind: 'page', title: end.words.success_title, path: 'showroom-order-online/success', props: { end } }
}
