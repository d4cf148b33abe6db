import 'server-only'
import { Prisma } from '../generated/prisma/client'

/**
 * What makes a sitting its person's first on a form. A confirmed address each means that distorting what is learned takes
 * a mailbox for every sitting. Written so that each sitting is looked up by its index, and no table is read whole.
 */
export const isFirst = (version: string) => Prisma.sql`(
  own.form_version = ${version} AND NOT own.is_sample AND own.user_id IS NOT NULL
  AND (SELECT email_verified_at FROM users WHERE id = own.user_id) IS NOT NULL
  AND (SELECT id FROM assessments earlier
    WHERE earlier.user_id = own.user_id AND earlier.form_version = own.form_version AND NOT earlier.is_sample
      AND earlier.completed_at <= own.completed_at
      AND (earlier.completed_at, earlier.id) < (own.completed_at, own.id) LIMIT 1) IS NULL
  AND jsonb_typeof(own.answers) = 'array')`

/** How many people have one: each account asks its index once. */
export const countOfFirstSittings = (version: string) => Prisma.sql`
  SELECT count(*)::int AS people FROM users
  WHERE email_verified_at IS NOT NULL AND (SELECT true FROM assessments
    WHERE user_id = users.id AND form_version = ${version} AND NOT is_sample LIMIT 1)`

/** The answers of all first sittings on a form, oldest first: one statement, for a connection that has the time. */
export const answersOfFirstSittings = (version: string) => Prisma.sql`
  SELECT own.answers FROM assessments own WHERE ${isFirst(version)} ORDER BY own.completed_at, own.id`
