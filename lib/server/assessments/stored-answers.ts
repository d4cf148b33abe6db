import 'server-only'
import type { Response } from '@/lib/disc/form/responses'

/** An answer as the column `answers` keeps it. */
export interface StoredAnswer {
  q: number
  most: string
  least: string
  /** The four item ids in the order shown; null when the client did not say. */
  shown: string[] | null
  ms: number | null
  suggested: boolean
}

export function toStored({ question, most, least, shown, ms, suggested }: Response) {
  return {
    q: question,
    most,
    least,
    shown: shown ? [...shown] : null,
    ms: ms ?? null,
    suggested: suggested ?? false,
  } satisfies StoredAnswer
}

export function fromStored({ q, most, least, suggested }: StoredAnswer): Response {
  return { question: q, most, least, suggested }
}
