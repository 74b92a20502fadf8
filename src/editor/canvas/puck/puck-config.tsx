import { nameIn } from '#fields/name-in.ts'
import type { Config } from '@puckeditor/core'
import { blockTemplates } from '#blocks/templates.gen.ts'
import { CanvasBlock } from '../block/canvas-block.tsx'
import { UNKNOWN } from '../canvas-items.ts'
import { PlaceholderNavigation } from './placeholder-navigation.tsx'

type Drawn = { id: string; puck: { dragRef: ((element: Element | null) => void) | null } }

const component = (label: string) => ({
  label,
  inline: true,
  fields: {},
  render: ({ id, puck }: Drawn) => <CanvasBlock id={id} dragRef={puck.dragRef} />,
})

/** Every template of the catalogue as a component that Puck can drag. Puck knows neither fields nor values. */
export const puckConfig = {
  components: Object.fromEntries(
    [...blockTemplates].map(([symbol, { block }]) => [symbol, component(nameIn('en', block.name))]).concat([[UNKNOWN, component(UNKNOWN)]]),
  ),
  root: {
    fields: {},
    render: ({ children }: { children: React.ReactNode }) => (
      <>
        <PlaceholderNavigation />
        <div>{children}</div>
      </>
    ),
  },
} as unknown as Config
