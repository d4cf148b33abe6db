/** `npm run restore -- FILE`: fills an empty database, the embedded one of a new DATA_DIR or that of DATABASE_URL, from a backup. */
import { load } from '../lib/runtime/load.mjs'

const { restore } = await load('restore')
try {
  console.log(await restore(process.argv[2] ?? ''))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
