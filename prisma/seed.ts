/** Writes the first rows into the database of DATABASE_URL; `npm start` does so, too. */
import { seed } from './first-rows'

const { DATABASE_URL } = process.env
if (!DATABASE_URL) throw new Error('Set DATABASE_URL to the database to seed.')
await seed(DATABASE_URL)
