import type { Theme } from '#domains/content/index.ts'
import type { Screen, ScreenAnswer, ScreenContext } from '#screens/define-screen.ts'
import { screens } from '#screens/screens.gen.server.ts'
import type { RenderedPage } from '#site/page/render-page.server.tsx'
import { renderScreen } from '#site/page/render-screen.server.tsx'
import type { SiteContent } from '#site/page/site-content.server.ts'
import { configuredGateways } from '#domains/payments/index.server.ts'
import { contextOf, type Services } from '../services.server.ts'

/** The result of a screen: a page, a redirect, or not found. */
export type ShownScreen =
  | { kind: 'page'; page: RenderedPage; status: 200 | 404 | 410; screen: string }
  | Extract<ScreenAnswer<object>, { kind: 'moved' | 'none' }>

type Look = { site: SiteContent; theme: Theme | null }

/** Loads and renders a screen, or the screen that it names instead. */
export async function showScreen<Input>(services: Services, screen: Screen<Input>, input: Input, look: Look): Promise<ShownScreen> {
  const { site, theme: askedTheme } = look
  const context = screenContext(services, site, askedTheme)
  const { ctx, theme } = context
  const { stock, assets, env } = services
  const answer = await screen.load(context, input)
  // The input belongs to the screen that is named at run time, which the type of this one does not know.
  if (answer.kind === 'instead') return showScreen(services, screenNamed(answer.screen), answer.input as never, look)
  if (answer.kind !== 'page') return answer
  const request = { assets, stock, theme, publicUrl: env.PUBLIC_URL, gateways: configuredGateways(env) }
  const page = await renderScreen(ctx, screen, answer, site, request)
  return { kind: 'page', page, status: answer.status ?? 200, screen: screen.definition.symbol }
}

/** The site's data for screens. */
export function screenContext(services: Services, site: SiteContent, askedTheme: Theme | null): ScreenContext {
  const { settings, settingsOf, words, stockWords, wordsOf } = site
  const { stock, env, secretKey } = services
  const { PUBLIC_URL: publicUrl } = env
  return { ctx: contextOf(services), stock, settings, settingsOf, words, stockWords, wordsOf, theme: askedTheme ?? settings.theme, publicUrl, secretKey }
}

/** The page of a screen that always gives a page. */
export async function pageOfScreen<Input>(services: Services, screen: Screen<Input>, input: Input, look: Look): Promise<RenderedPage> {
  const shownScreen = await showScreen(services, screen, input, look)
  if (shownScreen.kind !== 'page') throw new Error(`the screen ${screen.definition.symbol} has no page`)
  return shownScreen.page
}

function screenNamed(symbol: string): Screen {
  const screen = (screens as unknown as Record<string, Screen>)[symbol]
  if (!screen) throw new Error(`no screen ${symbol}`)
  return screen
}
