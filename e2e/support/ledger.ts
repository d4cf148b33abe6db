/** What answers promised to clients, compared with what the database has afterwards. */
import { FORM } from '../../lib/disc/form/items'
import type { StyleCode } from '../../lib/disc/styles'
import { answersFor, scoresOf } from './answers'
import { DIFFERENCES } from './rows/kept-counts'

/** Runs one statement and returns its rows. */
export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

interface Entry {
  style: StyleCode
  /** The result's id, once an answer named it. */
  id?: string
  /** Whether the complete report was asked for, and an answer said that it is open. */
  unlock: 'never asked' | 'asked' | 'confirmed'
}

/** What is wrong, one line each. All empty: nothing was lost, doubled, partial or wrongly unlocked. */
export interface Findings {
  lost: string[]
  doubled: string[]
  partial: string[]
  unlocked: string[]
}

export const countFindings = (findings: Findings): number =>
  Object.values(findings).reduce((sum, lines) => sum + lines.length, 0)

/**
 * A client records each submission before it is sent, under its idempotency key, and again when it is answered; the
 * same with unlocking. `compare` may be called while clients run: a request in flight may be stored or not.
 */
export class Ledger {
  readonly #entries = new Map<string, Entry>()
  readonly #contradictions: string[] = []
  #acknowledged = 0

  /** Submissions that answers said are stored. */
  get acknowledged(): number {
    return this.#acknowledged
  }

  /** Before the first try. */
  begin(key: string, style: StyleCode): void {
    this.#entries.set(key, { style, unlock: 'never asked' })
  }

  /** The answer 201, of the first try or of any other. */
  acknowledge(key: string, answer: { result_id: string; personality_type_code: string }): void {
    const entry = this.#of(key)
    const { result_id: id, personality_type_code: style } = answer
    if (style !== entry.style) this.#contradictions.push(`${key} was answered with another result`)
    if (!entry.id) this.#acknowledged += 1
    else if (entry.id !== id) this.#contradictions.push(`${key} was answered with another id`)
    entry.id = id
  }

  /** Before the first try to have its complete report opened. */
  beginUnlock(key: string): void {
    this.#of(key).unlock = 'asked'
  }

  /** An answer said that the report is open. */
  acknowledgeUnlock(key: string): void {
    this.#of(key).unlock = 'confirmed'
  }

  #of(key: string): Entry {
    const entry = this.#entries.get(key)
    if (!entry) throw new Error(`${key} was never begun`)
    return entry
  }

  /** Compares all of it with a database in which no other client made results. */
  async compare(query: Query): Promise<Findings> {
    const findings: Findings = {
      lost: [],
      partial: [],
      unlocked: [],
      doubled: [...this.#contradictions],
    }
    const promised = new Map([...this.#entries].map(([key, entry]) => [key, { ...entry }]))
    const found = new Set<string>()
    for (const row of await query(ROWS)) {
      const key = String(row.key)
      const entry = promised.get(key) ?? this.#entries.get(key)
      found.add(key)
      if (!entry) findings.doubled.push(`no client submitted ${row.id} (key ${key})`)
      else compareOne(key, entry, row, findings)
    }
    for (const [key, { id }] of promised) {
      if (id && !found.has(key)) findings.lost.push(`${key}, which a client knows as ${id}`)
    }
    for (const row of await query(HALF_SALES)) findings.partial.push(`order ${row.id}: ${row.why}`)
    for (const row of await query(DIFFERENCES)) {
      findings.partial.push(`${row.name} ${row.key} is kept as ${row.kept}, counted ${row.counted}`)
    }
    return findings
  }
}

/** A result of a client, with what opens it. */
const ROWS = `
  SELECT a.submission_key AS key, a.id, a.style_code, jsonb_array_length(a.answers) AS answers,
    a.d_score AS "D", a.i_score AS "I", a.s_score AS "S", a.c_score AS "C",
    a.certainty IS NOT NULL AND a.quality IS NOT NULL AND a.guest_id IS NOT NULL AS is_whole,
    e.id IS NOT NULL AND e.revoked_at IS NULL AS is_open
  FROM assessments a LEFT JOIN entitlements e ON e.assessment_id = a.id
  WHERE a.submission_key IS NOT NULL`

/** A report is opened and its order paid in one transaction, so neither is without the other. */
const HALF_SALES = `
  SELECT o.id, 'paid, and nothing is open' AS why FROM orders o
  LEFT JOIN entitlements e ON e.assessment_id = o.assessment_id
  WHERE o.status = 'paid' AND o.product = 'report' AND o.assessment_id IS NOT NULL AND e.id IS NULL
  UNION ALL SELECT o.id, 'open, and not paid' FROM orders o JOIN entitlements e ON e.order_id = o.id
  WHERE e.revoked_at IS NULL AND o.status <> 'paid'`

function compareOne(key: string, entry: Entry, row: Record<string, unknown>, found: Findings) {
  const { style, id, unlock } = entry
  if (id && row.id !== id) found.doubled.push(`${key} is ${row.id}, and a client knows ${id}`)
  const scores = expectedScores(style)
  const isRight =
    row.style_code === style &&
    row.answers === FORM.length &&
    row.is_whole &&
    (['D', 'I', 'S', 'C'] as const).every((one) => Math.abs(Number(row[one]) - scores[one]) < 0.01)
  if (!isRight) found.partial.push(`${key} is not what was submitted`)
  if (row.is_open && unlock === 'never asked')
    found.unlocked.push(`${key}, which no client asked for`)
  if (!row.is_open && unlock === 'confirmed') found.lost.push(`the open report of ${key}`)
}

const known = new Map<StyleCode, ReturnType<typeof scoresOf>>()

function expectedScores(style: StyleCode) {
  const scores = known.get(style) ?? scoresOf(answersFor(style))
  known.set(style, scores)
  return scores
}
