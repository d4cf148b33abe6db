/** One piece of the study, for a worker: each draws what it needs from its seed. */
import { type KindTask, runKind } from './kinds'
import { runSettling, type SettlingTask } from './settling'
import { type Columns, runWorld, type WorldTask } from './world'

export type StudyTask = WorldTask | KindTask | SettlingTask

/** The same task gives the same columns. */
export async function runTask(task: StudyTask): Promise<Columns> {
  if (task.what === 'form') return runWorld(task)
  return task.what === 'kind' ? runKind(task) : runSettling(task)
}
