/**
 * What a request costs, beside a bare Next app on the same database server: npm run bench [-- NAME …]
 * Run by scripts/bench.mjs.
 */
import { ROWS, tableHead } from './rows'
import { setStage } from './stage'

const names = process.argv.slice(2)
const rows = ROWS.filter(({ name }) => names.length === 0 || names.includes(name))
if (rows.length > 0) {
  const stage = await setStage()
  const lines: string[] = []
  const print = (line: string) => {
    console.log(line)
    lines.push(line)
  }
  try {
    for (const row of rows) await row.run(stage, print)
  } finally {
    await stage.stop()
  }
  const [pairs, others] = [true, false].map((isPair) =>
    lines.filter((line) => line.startsWith('| ') === isPair),
  )
  console.log(['', tableHead(), ...(pairs ?? []), '', ...(others ?? [])].join('\n'))
}
process.exit(0)
