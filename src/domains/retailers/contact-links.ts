import { latinDigits } from '#kernel/digits.ts'
import type { Place } from './distance.ts'

/** The address that calls a number; null for a text without one. */
export function phoneHref(phone: string): string | null {
  const number = latinDigits(phone)
    .replace(/(?!^\s*\+)[^\d]/g, '')
    .trim()
  return /\d/.test(number) ? `tel:${number}` : null
}

/** The address of a WhatsApp chat; null without the international form of the number, the only one that WhatsApp knows. */
export function whatsAppHref(phone: string, text = ''): string | null {
  const number = latinDigits(phone).trim()
  const digits = number.replace(/\D/g, '')
  if (!/^(\+|00)/.test(number) || digits === '') return null
  return `https://wa.me/${digits.replace(/^00/, '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** Directions to a place, by its point where it is known, else by its address; null without either. */
export function directionsHref(place: Place | null, address = ''): string | null {
  const destination = place ? `${place.latitude},${place.longitude}` : address.trim()
  return destination ? `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}` : null
}
