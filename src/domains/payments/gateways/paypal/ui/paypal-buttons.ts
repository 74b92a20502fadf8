/** The part of PayPal's script that is used. */
type PaypalScript = {
  Buttons: (options: {
    createOrder: () => Promise<string>
    onApprove: (data: { orderID: string }) => Promise<void>
    onError: (error: unknown) => void
    style: { shape: 'rect'; height: number }
  }) => { render: (place: HTMLElement) => Promise<void>; close: () => Promise<void> }
}

declare global {
  interface Window {
    paypal?: PaypalScript
  }
}

type Opening = {
  scriptUrl: string
  clientId: string
  currency: string
  isOnHold: boolean
  place: HTMLElement
  createOrder: () => Promise<string>
  onApprove: (orderId: string) => Promise<void>
  onError: () => void
}

/** Mounts PayPal's buttons; the returned function removes them. The script is loaded now, and never before. */
export async function openPaypalButtons({ scriptUrl, clientId, currency, isOnHold, place, ...calls }: Opening): Promise<() => void> {
  const query = { 'client-id': clientId, currency, intent: isOnHold ? 'authorize' : 'capture', components: 'buttons', locale: 'ar_EG' }
  const paypal = await loadPaypal(`${scriptUrl}?${new URLSearchParams(query)}`)
  const buttons = paypal.Buttons({
    createOrder: calls.createOrder,
    onApprove: ({ orderID }) => calls.onApprove(orderID),
    onError: calls.onError,
    style: { shape: 'rect', height: 52 },
  })
  await buttons.render(place)
  return () => void buttons.close()
}

/** The script is for one currency and one intent: another one is fetched when they change. */
async function loadPaypal(address: string): Promise<PaypalScript> {
  const knownScript = document.querySelector<HTMLScriptElement>('script[data-provider="paypal"]')
  if (knownScript?.src === address && window.paypal) return window.paypal
  knownScript?.remove()
  const script = document.createElement('script')
  script.src = address
  script.dataset.provider = 'paypal'
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('the script of PayPal did not load')))
    document.head.append(script)
  })
  if (!window.paypal) throw new Error('the script of PayPal did not start')
  return window.paypal
}
