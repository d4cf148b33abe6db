/** `npm run calibrate`: learns the statements from the sittings of confirmed people, for the next release. */
import { load } from '../lib/runtime/load.mjs'

const { calibrate } = await load('calibrate')
const { isDone, text } = await calibrate(new Date())
if (isDone) console.log(text)
else console.error(text)
process.exit(isDone ? 0 : 1)
