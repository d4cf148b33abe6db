import 'server-only'
import { type Letter, perLetter } from '@/lib/disc/letters'
import { BANDS, bandOf } from '@/lib/disc/result/bands'
import { buildPreview, type ResultPreview } from '@/lib/disc/result/preview'
import type { HeldResult } from '@/lib/guest-result'
import { messages } from '@/lib/messages'
import { claimableBy } from '../accounts/claims'
import { db } from '../base/db'
import type { Viewer } from '../viewer/viewer'
import { toWireStyle } from './certainty'
import {
  ASSESSMENT_FIELDS,
  type AssessmentRow,
  exactScores,
  isUnlocked,
  NAME_FIELDS,
  nameOf,
  toPreviewInput,
} from './result-rows'
import { findVisible, ownsRow } from './results'

/** The row as a guest may see it before paying; null for a style code that no longer exists. */
function toPreview(row: AssessmentRow): ResultPreview | null {
  return buildPreview(toPreviewInput(row))
}

/** The preview of the viewer's named or newest result. */
export async function getPreview(viewer: Viewer, id?: string): Promise<ResultPreview | null> {
  return (await openPreview(viewer, id))?.preview ?? null
}

/** Why there is no preview to show: no such result, or one whose style is none of ours. */
export async function whyNoPreview(viewer: Viewer, id?: string): Promise<string> {
  return (await findVisible(viewer, id)) ? messages.preview.noCode : messages.results.missing
}

/** The same, and whether the result is their own. */
export async function openPreview(
  viewer: Viewer,
  id?: string,
): Promise<{ preview: ResultPreview; isOwn: boolean } | null> {
  const row = await findVisible(viewer, id)
  const preview = row && toPreview(row)
  return preview && { preview, isOwn: ownsRow(viewer, row) }
}

/** The preview of the guest result that signing in would move to the account: the named one, else the newest. */
export async function getClaimable(viewer: Viewer, id?: string): Promise<ResultPreview | null> {
  const where = claimableBy(viewer)
  if (!where) return null
  const rows = await db.assessment.findMany({
    where,
    orderBy: { completedAt: 'desc' },
    select: ASSESSMENT_FIELDS,
  })
  const row = rows.find((one) => one.id === id) ?? rows[0]
  return row ? toPreview(row) : null
}

/** All results that signing in would move to the account, newest first: on a shared device each may be another person's. */
export async function listClaimable(viewer: Viewer): Promise<HeldResult[]> {
  const where = claimableBy(viewer)
  if (!where) return []
  const rows = await db.assessment.findMany({
    where,
    orderBy: { completedAt: 'desc' },
    select: { ...NAME_FIELDS, id: true, completedAt: true },
  })
  return rows.map((row) => {
    const { code, title: headline } = nameOf(row)
    return { id: row.id, code, headline, completedAt: row.completedAt.toISOString() }
  })
}

/** The named result, if signing in would move it to the account and its report is locked. */
export async function findLocked(viewer: Viewer, id?: string): Promise<string | undefined> {
  const preview = id ? await getClaimable(viewer, id) : null
  return preview?.resultId === id && !preview?.unlocked ? id : undefined
}

/** The newest result of the viewer's guest, by name and day, as the API writes it; null without one. */
export async function findGuestLatest(viewer: Viewer) {
  const where = claimableBy(viewer)
  const row =
    where &&
    (await db.assessment.findFirst({
      where,
      orderBy: { completedAt: 'desc' },
      select: { ...NAME_FIELDS, id: true, completedAt: true },
    }))
  if (!row) return null
  const { id, completedAt } = row
  return { result_id: id, headline: nameOf(row).title, completed_at: completedAt.toISOString() }
}

/** The letters' colors as words, for clients that draw their own (`score_ranges` of the answer). */
const COLORS: Record<Letter, string> = { D: 'red', I: 'amber', S: 'green', C: 'blue' }

/** A submitted result as the API writes it: bands, unless it is unlocked or went straight to an account. */
export function toGuestResult(row: AssessmentRow) {
  const isExact = isUnlocked(row) || row.userId !== null
  const exact = exactScores(row)
  const bands = perLetter((letter) => BANDS[bandOf(exact[letter])])
  return {
    result_id: row.id,
    scores: isExact ? exact : perLetter((letter) => bands[letter].middle),
    scores_exact: isExact,
    score_ranges: perLetter((letter) => {
      const { range, description } = bands[letter]
      return { range, color: COLORS[letter], description }
    }),
    primary_type: row.primaryLetter as Letter,
    secondary_type: row.secondaryLetter as Letter,
    ...toWireStyle(nameOf(row)),
    completed_at: row.completedAt.toISOString(),
  }
}
