import { groupStates } from './groups'
import { pairStates } from './pairs'
import { phoneStates } from './phone'
import { wallStates } from './walls'

/** Groups, pairs, and live sessions: their walls, and the phones of those who take part. */
export const allGroupStates = { ...groupStates, ...pairStates, ...phoneStates, ...wallStates }
