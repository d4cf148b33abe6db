import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../../lib/server/generated/prisma/client'

/** As Prisma and node-postgres come, with as many connections as the product has. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const db = new PrismaClient({ adapter: new PrismaPg(pool) })

/** One Prisma query: a result by its id. */
export const readRow = (id) => db.assessment.findUnique({ where: { id }, omit: { answers: true } })

/** One INSERT. */
export const insertBody = (id, body) =>
  pool.query('INSERT INTO bare_bodies (id, body) VALUES ($1, $2)', [id, body])
