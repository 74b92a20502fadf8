import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandTime } from '#block-engine/define-block.ts'
import { safeJson } from '#kernel/json/json.ts'
import { ISLAND, NEAR, PROPS_OF, VIEW_ID, WHEN } from '#ui/page-protocol.ts'
import { escapeAttribute } from './markup.ts'

/** The markup of a view. `firstPicture` is the preload of its first eager picture; '' without one. */
export type DrawnView = { html: string; firstPicture: string }

/** `symbol` names the view in the registries; `nearPx` overrides the distance from the viewport at which a `visible` island hydrates. */
export type ViewOrder = { symbol: string; island: IslandTime; nearPx?: number | undefined }

const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/**
 * Renders a block, a widget, a screen or a part of a screen. A view that hydrates gets a wrapper element and a script with its props as
 * data, which the browser never runs. A view that renders nothing gives '' and no island.
 */
export function drawView<Props extends { id: string }>(View: (props: Props) => ReactNode, props: Props, { symbol, island, nearPx }: ViewOrder): DrawnView {
  const markup = renderToString(<View {...props} />, { identifierPrefix: props.id })
  // React puts preloads of eager pictures before the markup. Browsers discover the first one sooner in the head.
  const preloads = markup.match(PRELOADS)?.[0] ?? ''
  const html = markup.slice(preloads.length)
  const firstPicture = preloads.slice(0, preloads.indexOf('>') + 1)
  if (island === 'never' || html === '') return { html, firstPicture }
  const id = escapeAttribute(props.id)
  const near = nearPx === undefined ? '' : ` ${NEAR}="${nearPx}"`
  const element = `<div ${VIEW_ID}="${id}" ${ISLAND}="${escapeAttribute(symbol)}" ${WHEN}="${island}"${near}>${html}</div>`
  return { html: `${element}<script type="application/json" ${PROPS_OF}="${id}">${safeJson(props)}</script>`, firstPicture }
}
