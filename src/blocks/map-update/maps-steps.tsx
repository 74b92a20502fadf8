import type { FoundMap } from '#domains/vin-lists/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink, TextLink } from '#ui/link.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import css from './maps-steps.module.css'
import type { Props } from './props.ts'

type DownloadMapsProps = Pick<Props, 'values' | 'words'> & {
  vin: string
  map: FoundMap
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  onChangeVehicle: () => void
  onDownload: () => void
}

/** The vehicle with its maps, the terms, and the download. */
export function DownloadMaps({ values, words, vin, map, isAccepted, onAccept, onChangeVehicle, onDownload }: DownloadMapsProps) {
  const app = isApple() ? values.installer_apple_link : values.installer_windows_link
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
        <Button variant="tertiary" onClick={onChangeVehicle}>
          <span>{values.change_vehicle_label}</span>
        </Button>
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
        <input type="checkbox" checked={isAccepted} onChange={({ target }) => onAccept(target.checked)} />
        <span>
          {values.terms_label ? <RichText html={values.terms_label} /> : words.accept}{' '}
          {terms && !values.terms_label.includes('<a ') && <TextLink link={{ ...terms, label: terms.label || words.terms, newTab: true }} />}
        </span>
      </label>
      <div className={css.actions}>
        <Button
          disabled={!isAccepted}
          onClick={() => {
            startDownload(map.download_url)
            onDownload()
          }}
        >
          {values.download_maps_label}
        </Button>
        {app && <TextLink link={{ ...app, label: values.latest_app_label, newTab: true }} />}
      </div>
    </>
  )
}

type CopyToUsbProps = Pick<Props, 'id' | 'values' | 'words'> & { map: FoundMap; onRestart: () => void }

/** Help after the download. */
export function CopyToUsb({ id, values, words, map, onRestart }: CopyToUsbProps) {
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
        <Button variant="secondary" onClick={() => startDownload(map.download_url)}>
          {values.download_again_label}
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          {values.update_new_vehicle_label}
        </Button>
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

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}
