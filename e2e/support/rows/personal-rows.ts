/** Every column about one person, filled with something unmistakable, by the schema itself. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PERSONAL } from '../../../lib/personal-data'
import { query } from '../database'

const SCHEMA = readFileSync(join(import.meta.dirname, '../../../prisma/schema.prisma'), 'utf8')

interface Column {
  field: string
  name: string
  type: string
  /** The longest text of the column. */
  length: number
  isDay: boolean
  isUnique: boolean
}

function readModel(model: string): { table: string; columns: Column[] } {
  const body = new RegExp(`^model ${model} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(SCHEMA)?.[1] ?? ''
  const columns = body.split('\n').flatMap((line) => {
    const [, field = '', type = ''] = /^ {2}(\w+) +(\w+)/.exec(line) ?? []
    const name = /@map\("(\w+)"\)/.exec(line)?.[1] ?? field
    const length = Number(/VarChar\((\d+)\)/.exec(line)?.[1] ?? 0)
    const isDay = line.includes('@db.Date')
    return field ? [{ field, name, type, length, isDay, isUnique: line.includes('@unique') }] : []
  })
  return { table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '', columns }
}

/** How a person's rows are found. `$1` is the person's id, `$2` the address. */
const OF_RESULTS = 'assessment_id IN (SELECT id FROM assessments WHERE user_id = $1::uuid)'
const OWN: Record<string, string> = {
  User: 'id = $1::uuid',
  Entitlement: OF_RESULTS,
  ReportLink: OF_RESULTS,
  ShareLink: OF_RESULTS,
  GivenAnswer: 'participant_id IN (SELECT id FROM participants WHERE user_id = $1::uuid)',
  GoalMark: OF_RESULTS,
  PointMark: OF_RESULTS,
  Group: 'leader_id = $1::uuid',
  Invitation: 'email = $2',
  // No one can tell whose it is: the last one that was made, and not yet marked.
  InvitationRefusal: `hash = (SELECT hash FROM invitation_refusals
    WHERE everyone AND refused_at <= now() ORDER BY refused_at DESC LIMIT 1)`,
  PairComparison: 'first_id IN (SELECT id FROM assessments WHERE user_id = $1::uuid)',
  ProspectiveUser: 'email = $2',
  AdminAct: 'actor_id = $1::uuid',
}

/** Texts that mean something to the product, which would not know another. */
const FIXED = [
  ...['User.email', 'ProspectiveUser.email', 'Assessment.styleCode', 'Assessment.id'],
  ...[
    'PairComparison.firstId',
    'PairComparison.secondId',
    'AssessmentDraft.id',
    'Order.assessmentId',
    'Order.currency',
    'Membership.resultId',
    'JoinRequest.resultId',
    // Of one letter, or two.
    'Membership.countedLetter',
    'ShareLink.styleCode',
    'GivenAnswer.answer',
  ],
  // It leaves as yes or no.
  'Membership.withheldAt',
]

export interface Mark {
  /** "Order.email". */
  column: string
  /** As the archive writes it. */
  value: string
}

/**
 * Fills every text and time of a person that the archive should have, each with its own value, which begins with `word`
 * or lies in `year`; fails for a table in which the person has no row. Returns what it filled in.
 */
export async function markRows(
  person: { id: string; email: string },
  { word, year, skip = [] }: { word: string; year: number; skip?: string[] },
): Promise<Mark[]> {
  const marks: Mark[] = []
  for (const [model, { exported }] of Object.entries(PERSONAL)) {
    if (Object.keys(exported).length === 0) continue
    const { table, columns } = readModel(model)
    const ofPerson = `$1::uuid IS NOT NULL AND $2::text IS NOT NULL AND ${OWN[model] ?? 'user_id = $1::uuid'}`
    const rows = await query(`SELECT FROM ${table} WHERE ${ofPerson}`, [person.id, person.email])
    if (rows.length === 0) throw new Error(`No ${model} of ${person.email}`)
    for (const { field, name, isUnique, ...column } of columns) {
      const says = `${model}.${field}`
      if (!(field in exported) || FIXED.includes(says) || skip.includes(says)) continue
      const value = markOf(column, { word, year, ordinal: marks.length })
      if (value === null) continue
      const one = `ctid = (SELECT min(ctid) FROM ${table} WHERE ${ofPerson})`
      await query(`UPDATE ${table} SET ${name} = $3 WHERE ${isUnique ? one : ofPerson}`, [
        person.id,
        person.email,
        value,
      ])
      marks.push({ column: says, value })
    }
  }
  return marks
}

function markOf(
  { type, length, isDay }: Pick<Column, 'type' | 'length' | 'isDay'>,
  { word, year, ordinal }: { word: string; year: number; ordinal: number },
): string | null {
  if (type === 'String' && length > 0) return `${word}-${ordinal}`.padEnd(Math.min(length, 16), '.')
  if (type !== 'DateTime') return null
  // Another day for each, so that days differ, too.
  const time = new Date(Date.UTC(year, 0, 1 + ordinal, 1, 2, 3)).toISOString()
  return isDay ? time.slice(0, 10) : time
}
