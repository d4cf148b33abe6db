import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { WORDS } from '@/lib/api/field-rules'
import { messages } from '@/lib/messages'
import type { Owner } from '../../assessments/results'
import type { Prisma } from '../../base/db'

/** Of a result in a comparison: whose it is, and what its owner is called. */
export const OWNER_FIELDS = {
  id: true,
  userId: true,
  guestId: true,
  user: { select: { firstName: true } },
} satisfies Prisma.AssessmentSelect

type OwnerRow = Prisma.AssessmentGetPayload<{ select: typeof OWNER_FIELDS }>

/** What a person is called in a comparison: as they typed it, else by the first name of their account. */
export const calledIn = (typed: string | null, { user }: Pick<OwnerRow, 'user'>) =>
  typed ?? user?.firstName ?? ''

/** What is stored of a name: only guests type one. Throws `invalid` for a guest without. */
export function typedName({ result }: Owner, called: string | undefined): string | null {
  if (result.userId !== null) return null
  if (called === undefined) {
    throw new ApiError('invalid', messages.api.invalid, { called: WORDS.empty })
  }
  return called
}
