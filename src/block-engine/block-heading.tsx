import { Heading, type HeadingProps } from '#ui/text/heading.tsx'

type HeadingValues = {
  readonly heading: string
  readonly header_tag: NonNullable<HeadingProps['tag']>
  readonly header_size: NonNullable<HeadingProps['size']>
  readonly header_font: NonNullable<HeadingProps['font']>
}

/** The heading of a block, or of an item, that has the presets of `headingFields`; nothing while its text is empty. */
export function BlockHeading({ values, ...rest }: Pick<HeadingProps, 'id' | 'className'> & { values: HeadingValues }) {
  return <Heading {...rest} text={values.heading} tag={values.header_tag} size={values.header_size} font={values.header_font} />
}
