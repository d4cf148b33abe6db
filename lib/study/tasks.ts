/** One piece of the study, for a worker: each draws what it needs from its seed. */
import { type KindTask, runKind } from './kinds'
import { type Columns, runWorld, type WorldTask } from './world'

export type StudyTask = WorldTask | KindTask

/** The same task gives the same columns. */
export async function runTask(task: StudyTask): Promise<Columns> {
  return task.what === 'form' ? runWorld(task) : runKind(task)
}
