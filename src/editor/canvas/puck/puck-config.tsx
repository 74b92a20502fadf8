import type { Config } from '@puckeditor/core'
import { templateName } from '../../catalogue/template-name.ts'
import { templateSymbols } from '../../catalogue/block-templates.ts'
import { CanvasBlock } from '../block/canvas-block.tsx'
import { UNKNOWN } from '../canvas-items.ts'
import { PlaceholderNavigation } from './placeholder-navigation.tsx'

type PuckItemProps = { id: string; puck: { dragRef: ((element: Element | null) => void) | null } }

const component = (symbol: string) => ({
  // Read when something is drawn: most templates come later than this.
  get label() {
    return templateName(symbol, 'en')
  },
  inline: true,
  fields: {},
  render: ({ id, puck }: PuckItemProps) => <CanvasBlock id={id} dragRef={puck.dragRef} />,
})

/** Every template of the catalogue as a component that Puck can drag. Puck knows neither fields nor values. */
export const puckConfig: Config = {
  components: Object.fromEntries([...templateSymbols, UNKNOWN].map((symbol) => [symbol, component(symbol)])),
  root: {
    fields: {},
    render: ({ children }: { children: React.ReactNode }) => (
      <>
        <PlaceholderNavigation />
        <div>{children}</div>
      </>
    ),
  },
}
