/** The device features that a page may use. Only a page on which visitors pay may open the payment sheet of the browser. */
export function permissionsPolicy({ mayPay }: { mayPay: boolean }): string {
  return `camera=(), microphone=(), geolocation=(self), payment=(${mayPay ? 'self' : ''})`
}
