import 'server-only'
import type { Prisma } from '../base/db'
import { whoHas } from '../viewer/address-rights'

/** People who may get mails that they asked for: about what they agreed to do, and the weekly line. */
export const mayGetAskedFor = (): Prisma.UserWhereInput => ({
  disabledAt: null,
  AND: whoHas('follow_up'),
})

/** How a link in such a mail names what was asked for, or agreed to: by its moment, so that it stops nothing later. */
export const dated = (at: Date) => at.getTime().toString(36)

/** The moment that `dated` wrote; an invalid date for anything else. */
export const momentOf = (text: string) => new Date(Number.parseInt(text, 36))
