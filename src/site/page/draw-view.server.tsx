import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandTime } from '#block-engine/define-block.ts'
import { safeJson } from '#kernel/json.ts'
import { ISLAND, NEAR, PROPS_OF, VIEW_ID, WHEN } from '#ui/page-protocol.ts'
import { escapeAttribute } from './markup.ts'

/** The markup of a view. `firstPicture` is the preload of the first picture that it asks to be loaded before others; '' without. */
export type DrawnView = { html: string; firstPicture: string }

/** `symbol` names the view in the registries; `nearPx` is how far from the view a `visible` one hydrates, where the usual distance will not do. */
export type ViewOrder = { symbol: string; island: IslandTime; nearPx?: number | undefined }

const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/**
 * Draws a block, a widget, a screen or a part of one by itself. A view that hydrates stands in an element of its own, with its props beside
 * it; the browser never runs that script: its type is data. A view that draws nothing is '' and has no island.
 */
export function drawView<Props extends { id: string }>(View: (props: Props) => ReactNode, props: Props, { symbol, island, nearPx }: ViewOrder): DrawnView {
  const drawn = renderToString(<View {...props} />, { identifierPrefix: props.id })
  // React puts the preloads of urgent pictures before the markup. In the head the first of them is found sooner.
  const preloads = drawn.match(PRELOADS)?.[0] ?? ''
  const html = drawn.slice(preloads.length)
  const firstPicture = preloads.slice(0, preloads.indexOf('>') + 1)
  if (island === 'never' || html === '') return { html, firstPicture }
  const id = escapeAttribute(props.id)
  const near = nearPx === undefined ? '' : ` ${NEAR}="${nearPx}"`
  const element = `<div ${VIEW_ID}="${id}" ${ISLAND}="${escapeAttribute(symbol)}" ${WHEN}="${island}"${near}>${html}</div>`
  return { html: `${element}<script type="application/json" ${PROPS_OF}="${id}">${safeJson(props)}</script>`, firstPicture }
}
