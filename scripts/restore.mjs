/**
 * `npm run restore -- FILE`: fills an empty database, the embedded one of a new DATA_DIR or that of DATABASE_URL, from
 * a backup. Its mails wait for `npm run mails`, unless `--mails=send` or `--mails=drop` decides.
 */
import { parseArgs } from 'node:util'
import { load } from '../lib/runtime/load.mjs'

const { restore } = await load('restore')
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mails: { type: 'string' } },
  })
  console.log(await restore(positionals[0] ?? '', values.mails))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
