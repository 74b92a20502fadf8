import { z } from 'zod'
import { parseDay } from '#kernel/parse-day.ts'
import { fullName } from './full-name.ts'
import { Appointment, type OrderInput, type OrderKind } from '../order-shapes.ts'

/** The buyer's contact details, from the fields that forms and journeys use. */
export function customerOf({ lead_attributes: attributes }: Pick<OrderInput, 'lead_attributes'>): { customerName: string; customerPhone: string } {
  const textOf = (...names: string[]) => {
    const foundName = names.map((name) => attributes[name]).find((value) => typeof value === 'string' && value.trim() !== '')
    return typeof foundName === 'string' ? foundName.trim().slice(0, 200) : ''
  }
  const name = textOf('name', 'full_name') || fullName(textOf('first_name', 'firstname'), textOf('last_name', 'lastname'))
  return { customerName: name, customerPhone: textOf('phone', 'mobile', 'telephone').slice(0, 40) }
}

/** Whether the car is bought or reserved; a reservation unless the order says otherwise. */
export function kindOf({ metadata }: Pick<OrderInput, 'metadata'>): OrderKind {
  return metadata.order_type === 'purchase' ? 'purchase' : 'reservation'
}

/** The visit that the buyer chose in the journey; null without a valid day and time. */
export function appointmentOf({ metadata }: Pick<OrderInput, 'metadata'>): Appointment | null {
  const appointment = Appointment.safeParse(metadata.appBookingData)
  return appointment.success ? appointment.data : null
}

/** The part of a trade-in that is checked; one without a day is left to the valuation. */
const TradeInDay = z.object({ isTradeInOn: z.boolean(), rawData: z.object({ registrationDate: z.object({ date: z.string().min(1) }) }) })

/** What is wrong with the first registration of a car that is traded in: no date, or one that is not over on `today`, an ISO day. */
export function tradeInDayFlaw({ metadata }: Pick<OrderInput, 'metadata'>, today: string): 'not_a_date' | 'in_future' | null {
  const parsedDay = TradeInDay.safeParse(metadata.tradeInData)
  if (!parsedDay.success || !parsedDay.data.isTradeInOn) return null
  const day = parseDay(parsedDay.data.rawData.registrationDate.date, 'dmy')
  if (day === null) return 'not_a_date'
  return day > today ? 'in_future' : null
}
