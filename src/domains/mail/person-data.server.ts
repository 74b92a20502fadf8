import { type ChosenRecords, definePersonData, keysOf } from '#platform/person-data/person-data.ts'
import { countMails, removeMailsTo } from './mailbox.server.ts'

/** Mails to the address of a person that belong to no record of its own, sent and pending. */
export const mailPersonData = definePersonData({
  order: 30,
  isRest: true,
  tables: ['mailbox_mail', 'mailbox_file'],
  kinds: {
    mails: { name: ['Further mails to the address', 'رسائل أخرى إلى العنوان'] },
  },
  async find(db, { person: { emails }, subjects }) {
    if (emails.length === 0) return []
    const mails = await countMails(db, { about: [], addresses: emails, keptSubjects: subjects })
    return [{ kind: 'mails', key: 'all', number: String(mails), at: null, matches: ['email'] }]
  },
  count: async (db, selection) => ({
    mails: await countMails(db, { about: selection.counted, addresses: addressesOf(selection), keptSubjects: selection.leftOut }),
  }),
  async erase(_ctx, { tx, selection, holdings, keptSubjects }) {
    // A contract that is running needs its mails, those with invoices above all.
    await removeMailsTo(tx, addressesOf(selection), [...selection.leftOut, ...keptSubjects])
    return { certificate: holdings }
  },
})

function addressesOf({ person, records }: ChosenRecords): readonly string[] {
  return keysOf(records, 'mails').length > 0 ? person.emails : []
}
