/**
 * `npm run doctor`: looks at settings, database, mail server, Stripe, address, disk and clock, and says of each what it
 * found and what to do. `npm run doctor -- EMAIL` sends one mail there. Ends with 1 where something is wrong.
 */
import { load } from '../lib/runtime/load.mjs'

const MARKS = { well: '✓', note: '•', ill: '✗' }

const { examine } = await load('doctor')
const found = await examine({ mailTo: process.argv[2] })
for (const { about, state, says, remedy } of found) {
  console.log(`${MARKS[state]} ${about.padEnd(9)} ${says}`)
  if (remedy) console.log(`  ${''.padEnd(9)} ${remedy}`)
}
process.exit(found.some(({ state }) => state === 'ill') ? 1 : 0)
