import 'server-only'
import type { GoalMark } from '@/lib/disc/result/action-plan'
import type { PointMarks } from '@/lib/disc/result/points'
import type { UnlockedRow } from '../assessments/result-rows'
import { statement } from '../base/statement'

interface Marks {
  /** Of the plan. */
  goals: GoalMark[]
  /** What the reader said of the sentences. */
  points: PointMarks
}

const MARKS = statement<Marks>(
  'report-marks',
  `SELECT
     (SELECT coalesce(json_agg(json_build_object('goal', goal, 'done', done_at IS NOT NULL, 'dueOn', due_on) ORDER BY goal), '[]')
      FROM goal_marks WHERE assessment_id = $1) AS goals,
     (SELECT coalesce(json_object_agg(point, fits), '{}') FROM point_marks WHERE assessment_id = $1) AS points`,
)

/** What a reader has ticked and said in their report. */
export async function readMarks({ id }: UnlockedRow): Promise<Marks> {
  const [marks] = await MARKS(id)
  return marks ?? { goals: [], points: {} }
}
