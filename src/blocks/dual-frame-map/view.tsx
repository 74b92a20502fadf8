import { useState } from 'react'
import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { consentNow } from '#domains/consent/index.ts'
import { directionsHref } from '#domains/retailers/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Buttons } from '#ui/link.tsx'
import { RegionMap } from '#ui/map/region-map.tsx'
import { SKETCH } from '#ui/map/sketch-map.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { dualFrameMap } from './block.ts'
import type { DualFrameMapData } from './data.server.ts'
import css from './view.module.css'

type Props = ViewProps<typeof dualFrameMap, DualFrameMapData>

export function DualFrameMap({ id, anchor, isEager, values, words, data }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { latitude, longitude, marker_label: label } = values
  const directions = directionsHref({ latitude, longitude })
  return (
    <BlockSection anchor={anchor} values={values}>
      <Grid columns="ffi" isReversed={values.is_reversed} className={css.halves}>
        <div className={css.text}>
          <BlockHeading values={values} />
          <RichText html={values.paragraph} />
          <Buttons items={values.buttons} />
          {directions && (
            <a href={directions} target="_blank" rel="noopener noreferrer" className={css.directions}>
              {words.directions}
              <span className="visually-hidden"> ({words.newTab})</span>
            </a>
          )}
        </div>
        <div className={css.frame}>
          {isOpen ? (
            <RegionMap
              points={[{ id, label: label || words.map, latitude, longitude }]}
              selected={null}
              onSelect={() => undefined}
              // An external map needs consent; our own drawing makes no request.
              service={consentNow().scopes.includes('optional') ? data.maps : null}
              nearZoom={values.zoom}
              words={words}
            />
          ) : (
            <>
              {values.image ? (
                <Picture image={values.image} sizes="(min-width: 1480px) 736px, (min-width: 741px) 50vw, 92vw" eager={isEager} className={css.picture} />
              ) : (
                <Sketch sketch={data.sketch} label={label || words.map} />
              )}
              <div className={css.over}>
                {label && (
                  <p className={css.place}>
                    <BidiText text={label} />
                  </p>
                )}
                <Button variant="secondary" className={css.open} onClick={() => setIsOpen(true)}>
                  {words.showMap}
                </Button>
              </div>
            </>
          )}
        </div>
      </Grid>
    </BlockSection>
  )
}

/** Our own drawing of the coast, with a pin in its middle. */
function Sketch({ sketch, label }: { sketch: DualFrameMapData['sketch']; label: string }) {
  return (
    <svg className={css.sketch} viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`} preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <path d={sketch.waters} className={css.water} />
      <path d={sketch.islands} className={css.land} />
      <path d="M0 0c-7-9-11-14-11-20a11 11 0 1 1 22 0c0 6-4 11-11 20z" transform={`translate(${SKETCH.width / 2} ${SKETCH.height / 2})`} className={css.pin} />
    </svg>
  )
}
