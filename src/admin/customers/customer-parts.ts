import type { DataOf } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { isAnswer, isConfirmation } from '../leads/timeline-entries.ts'
import { mailOf } from '../orders/order-mails.tsx'
import { orderMailWords } from '../orders/words.ts'
import { customerWords } from './words.ts'

type Customer = Pick<DataOf<'GET /api/customers/{ref}'>, 'leads' | 'orders' | 'quotations' | 'mails'>
type Mail = Customer['mails'][number]
type Car = { id: number | null; name: string }

/** The cars that somebody asked about, was offered or ordered, each once; `id` is null where only its name was written. */
export function carsOf({ leads, orders, quotations }: Customer): Car[] {
  const knownCars: Car[] = [...(orders ?? []), ...(quotations ?? [])].map(({ vehicle_id: id, vehicle_name: name }) => ({ id, name }))
  const carsInLeads: Car[] = (leads ?? []).map(({ car }) => ({ id: null, name: car }))
  const cars: Car[] = []
  for (const car of [...knownCars, ...carsInLeads]) {
    const isThere = cars.some(({ id, name }) => (car.id === null ? name === car.name : id === car.id))
    if (car.name !== '' && !isThere) cars.push(car)
  }
  return cars
}

/** Without those to the team. */
export function mailsToCustomer(mails: readonly Mail[]): Mail[] {
  return mails.filter((mail) => (mail.kind === 'lead' ? isAnswer(mail) || isConfirmation(mail) : mail.kind === 'quotation' || !mailOf(mail.key).isToRetailer))
}

/** What a mail to the customer is called. */
export function useMailName(): (mail: Mail) => string {
  const word = useWords(customerWords)
  const order = useWords(orderMailWords)
  return (mail) => {
    if (mail.kind === 'order') return order(mailOf(mail.key).occasion)
    if (mail.kind === 'quotation') return word('mail_quotation')
    return word(isAnswer(mail) ? 'mail_answer' : 'mail_lead')
  }
}
