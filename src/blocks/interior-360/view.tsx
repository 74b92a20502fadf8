import { useId, useMemo, useRef } from 'react'
import type { ViewProps } from '#block-engine/define-block.ts'
import { ALL_ROUND_SIZES, AllRound, lineDrawing, RoundControl, sideArrows } from '#ui/pictures/all-round.tsx'
import allRound from '#ui/pictures/all-round.module.css'
import { Button } from '#ui/controls/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { type ImageView, Picture } from '#ui/pictures/picture.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { interior360 } from './block.ts'
import { type Look, type Move, zoomOf } from './look.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useMotion } from './use-motion.ts'
import { usePanorama } from './use-panorama.ts'
import styles from './view.module.css'

type Props = ViewProps<typeof interior360>
type Room = { id: string; label: string; panorama: ImageView }

// Drawn flat, a panorama is cut to the stage: as high as it, and wider.
const FLAT_SIZES = '(min-width: 1280px) 1296px, 120vw'

export function Interior360({ anchor, isEager, values, groups, words }: Props) {
  const rooms = useMemo(() => roomsOf(values.panorama, groups, words), [values.panorama, groups, words])
  const still = values['preset-interior']
  if (rooms.length === 0 && !still) return null
  return (
    <AllRound anchor={anchor} values={values}>
      {rooms.length > 0 ? (
        <PanoramaView key={rooms.map(({ panorama }) => panorama.src).join(' ')} rooms={rooms} values={values} words={words} isEager={isEager} />
      ) : (
        <div className={classNames(allRound.stage, styles.stage)}>
          <Picture image={still} sizes={ALL_ROUND_SIZES} eager={isEager} className={allRound.picture} />
        </div>
      )}
    </AllRound>
  )
}

/** The panorama of the block comes first, then those of its groups; a place without one is left out. */
function roomsOf(main: ImageView | null, groups: Props['groups'], words: Props['words']): Room[] {
  const first = main ? [{ id: 'main', label: words.main_room, panorama: main }] : []
  const others = groups.flatMap(({ id, label, panorama }, index) =>
    panorama ? [{ id, label: label.trim() || fillWords(words.room, { n: index + 1 + first.length }), panorama }] : [],
  )
  return [...first, ...others]
}

type PanoramaViewProps = { rooms: readonly Room[] } & Pick<Props, 'values' | 'words' | 'isEager'>

/** The panorama of a room with its controls. Long, since its buttons, keys and words are one markup over one direction of view. */
function PanoramaView({ rooms, values, words, isEager }: PanoramaViewProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const panoramas = useMemo(() => rooms.map(({ panorama }) => panorama), [rooms])
  const view = usePanorama({ rooms: panoramas, start: { yaw: values.start_yaw, pitch: values.start_pitch } })
  const motion = useMotion(view.isDrawn, view.turn)
  const fullScreen = useFullScreen(frame)
  const { phase, isDrawn, room } = view
  const chosenRoom = rooms[room] as Room
  const canPan = phase !== 'flat' && chosenRoom.panorama.srcset !== ''
  const isPreset = room === 0 && values['preset-interior'] !== null
  const still = isPreset ? values['preset-interior'] : chosenRoom.panorama
  const label = values.heading.trim() || words.label
  // Here alone the arrow keys look around: what else a screen reader would do with them is no use in a panorama.
  const live = isDrawn && {
    role: 'application',
    tabIndex: 0,
    'aria-label': rooms.length > 1 ? `${label}، ${chosenRoom.label}` : label,
    'aria-describedby': `${id}-keys`,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of form controls
    <div
      ref={frame}
      role="group"
      className={classNames(allRound.frame, styles.surroundings)}
      aria-label={label}
      data-full-screen={fullScreen.isOn || undefined}
    >
      <div
        {...(canPan ? view.stageProps : {})}
        className={classNames(allRound.stage, styles.stage)}
        data-drawn={isDrawn || undefined}
        {...live}
        aria-busy={phase === 'loading' || undefined}
      >
        {!isDrawn && <Picture image={still} sizes={isPreset ? ALL_ROUND_SIZES : FLAT_SIZES} eager={isEager} className={allRound.picture} />}
        <canvas key={view.canvasKey} ref={view.canvas} className={styles.canvas} />
        {canPan && !isDrawn && phase !== 'failed' && (
          <div className={styles.invitation}>
            <Button className={styles.start} aria-disabled={phase === 'loading' || undefined}>
              {phase === 'loading' ? words.loading : words.start}
            </Button>
          </div>
        )}
        {canPan && view.facing === null && <p className={allRound.hint}>{values.hint_text.trim() || words.hint}</p>}
        <span id={`${id}-keys`} hidden>
          {words.keys}
        </span>
      </div>
      {isDrawn && (
        <div className={classNames(allRound.controls, styles.controls)}>
          {directions.map((name) => (
            <RoundControl key={name} label={words[name]} onPress={() => view.move(name)} drawing={drawings[name]} />
          ))}
          <span className={styles.gap} />
          {motion.phase !== 'none' && <RoundControl label={words.motion} onPress={motion.toggle} drawing={drawings.motion} isPressed={motion.phase === 'on'} />}
          {fullScreen.isOffered && (
            <RoundControl
              label={fullScreen.isOn ? words.leave_full_screen : words.full_screen}
              onPress={fullScreen.toggle}
              drawing={fullScreen.isOn ? <Icon name="ui-close" size={20} /> : <Icon name="ui-expand" size={20} />}
            />
          )}
        </div>
      )}
      {rooms.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of form controls
        <div role="group" className={styles.rooms} aria-label={words.rooms}>
          {rooms.map((other, index) => (
            <button key={other.id} type="button" className={styles.room} aria-pressed={index === room} onClick={() => view.choose(index)}>
              {other.label}
            </button>
          ))}
        </div>
      )}
      <div className={styles.notice} role="status">
        {phase === 'flat' && <p>{words.flat}</p>}
        {phase === 'failed' && (
          <p>
            {words.failed}{' '}
            <button type="button" className={styles.again} onClick={view.begin}>
              {words.try_again}
            </button>
          </p>
        )}
        {motion.phase === 'refused' && <p>{words.motion_refused}</p>}
        {view.facing && <span className="visually-hidden">{facingText(view.facing, words)}</span>}
      </div>
      {rooms.length > 1 && (
        <noscript>
          <ul className={styles.plain}>
            {rooms.slice(1).map(({ id: key, label: name, panorama }) => (
              <li key={key}>
                <Picture image={panorama} sizes="(min-width: 901px) 46vw, 92vw" />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </div>
  )
}

function facingText(look: Look, words: Props['words']): string {
  return fillWords(words.facing, { yaw: Math.round(look.yaw), pitch: Math.round(look.pitch), zoom: zoomOf(look) })
}

const directions: readonly Move[] = ['left', 'up', 'down', 'right', 'zoom_out', 'zoom_in']

const drawings: Readonly<Record<Move | 'motion', React.ReactNode>> = {
  ...sideArrows,
  zoom_in: lineDrawing('M12 4v16M4 12h16'),
  zoom_out: lineDrawing('M4 12h16'),
  motion: lineDrawing('M9 3h6v18H9zM4 8c-1.300 2.600-1.300 5.400 0 8M20 8c1.300 2.600 1.300 5.400 0 8'),
}
