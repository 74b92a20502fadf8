import { Section, type SectionProps } from '#ui/layout/section.tsx'

type SectionValues = {
  readonly box_color: NonNullable<SectionProps['theme']>
  readonly padding_grid_class: NonNullable<SectionProps['padding']>
  readonly border_grid_class: NonNullable<SectionProps['border']>
}
type BlockSectionProps = Omit<SectionProps, 'id' | 'theme' | 'padding' | 'border'> & { anchor: string | undefined; values: SectionValues }

/** The outer element of a block that has the presets of `sectionFields`. */
export function BlockSection({ anchor, values, ...rest }: BlockSectionProps) {
  return <Section {...rest} id={anchor ?? null} theme={values.box_color} padding={values.padding_grid_class} border={values.border_grid_class} />
}
