import { useSyncExternalStore } from 'react'
import { PostForm } from '#block-engine/post-form.tsx'
import type { FoundMap } from '#domains/vin-lists/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { Button, type ButtonProps } from '#ui/controls/button.tsx'
import { ButtonLink, type LinkView, TextLink } from '#ui/link.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import css from './maps-steps.module.css'
import type { Props } from './props.ts'

type StepProps = Pick<Props, 'id' | 'values' | 'words'> & {
  /** The id of the element around all steps. */
  place: string
}

type DownloadMapsProps = StepProps & {
  vin: string
  map: FoundMap
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  onChangeVehicle: () => void
  onDownload: () => void
}

/** The vehicle with its maps, the terms, and the download. */
export function DownloadMaps({ id, place, values, words, vin, map, isAccepted, onAccept, onChangeVehicle, onDownload }: DownloadMapsProps) {
  // The server knows no computer: it names both apps.
  const isLive = useIsLive()
  const installers = [
    [values.installer_apple_link, words.forApple],
    [values.installer_windows_link, words.forWindows],
  ] as const
  const apps = installers.flatMap(([link, system], index) => (link && (!isLive || (index === 0) === isApple()) ? [[link, system] as const] : []))
  const terms = values.terms_link
  const rows = [
    [words.region, map.map_region],
    [words.edition, map.map_version],
    [words.size, `\u2066${formatNumber(map.size_gb)} GB\u2069`],
  ]
  return (
    <>
      <div className={css.vehicle}>
        <p className={css.name}>
          <BidiText text={map.vehicle_name} />
        </p>
        <bdi dir="ltr" className={css.vin}>
          {vin}
        </bdi>
        <StepButton id={`${id}-change`} block={id} place={place} fields={{ go: 'change', vin }} variant="tertiary" onPress={onChangeVehicle}>
          <span>{values.change_vehicle_label}</span>
        </StepButton>
        <dl className={css.facts}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <BidiText text={value ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <label className={css.terms}>
        <input type="checkbox" name="accepted" required form={`${id}-download`} checked={isAccepted} onChange={({ target }) => onAccept(target.checked)} />
        <span>
          {values.terms_label ? <RichText html={values.terms_label} /> : words.accept}{' '}
          {terms && !values.terms_label.includes('<a ') && <TextLink link={{ ...terms, label: terms.label || words.terms, newTab: true }} />}
        </span>
      </label>
      <div className={css.actions}>
        {/* Without a script the box is required instead, and the package is a link of the next step. */}
        <StepButton
          id={`${id}-download`}
          block={id}
          place={place}
          fields={{ go: 'download', vin }}
          disabled={isLive && !isAccepted}
          onPress={() => {
            startDownload(map.download_url)
            onDownload()
          }}
        >
          {values.download_maps_label}
        </StepButton>
        {apps.map(([link, system]) => (
          <TextLink key={system} link={{ ...link, label: isLive ? values.latest_app_label : `${values.latest_app_label} ${system}`, newTab: true }} />
        ))}
      </div>
    </>
  )
}

type CopyToUsbProps = StepProps & { map: FoundMap; onRestart: () => void }

/** Help after the download. */
export function CopyToUsb({ id, place, values, words, map, onRestart }: CopyToUsbProps) {
  const isLive = useIsLive()
  const retailer = values.find_retailer_link
  return (
    <>
      <p className={css.question}>
        <BidiText text={values.success_question} />
      </p>
      <p className={css.instruction}>
        <BidiText text={values.usb_instruction} />
      </p>
      <div className={css.actions}>
        {isLive ? (
          <Button variant="secondary" onClick={() => startDownload(map.download_url)}>
            {values.download_again_label}
          </Button>
        ) : (
          <ButtonLink button={{ ...packageLink(map.download_url), id: `${id}-package`, label: values.download_maps_label, variant: 'primary' }} />
        )}
        <StepButton id={`${id}-restart`} block={id} place={place} fields={{ go: 'restart' }} variant="secondary" onPress={onRestart}>
          {values.update_new_vehicle_label}
        </StepButton>
        {retailer && <ButtonLink button={{ ...retailer, id: `${id}-retailer`, label: retailer.label || words.findRetailer, variant: 'tertiary' }} />}
      </div>
    </>
  )
}

/** Opens the package beside the page: a host that fails then takes nobody away from the steps. */
function startDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}

type StepButtonProps = Pick<ButtonProps, 'variant' | 'disabled' | 'children'> & {
  id: string
  block: string
  place: string
  /** What it posts without a script. */
  fields: Record<string, string>
  onPress: () => void
}

/** A button that leads to another step; without a script it posts what that step needs. */
function StepButton({ id, block, place, fields, onPress, ...rest }: StepButtonProps) {
  return (
    <PostForm id={id} block={block} answerId={place}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        {...rest}
        type="submit"
        onClick={(event) => {
          event.preventDefault()
          onPress()
        }}
      />
    </PostForm>
  )
}

function packageLink(href: string): Omit<LinkView, 'label'> {
  return { href, isExternal: true, newTab: true, opens: 'page' }
}

/** Whether a script runs this view: false on the server and while it hydrates. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
