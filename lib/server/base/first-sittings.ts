import 'server-only'
import { Prisma } from '../generated/prisma/client'

/**
 * The first sitting of each person with a confirmed address on a form, as `own`, of those that `only` selects. A
 * confirmed address each means that distorting what is learned takes a mailbox for every sitting. Goes on after SELECT.
 */
export const firstSittings = (version: string, only = Prisma.sql`true`) => Prisma.sql`
  FROM assessments own JOIN users ON users.id = own.user_id
  WHERE own.form_version = ${version} AND NOT own.is_sample AND users.email_verified_at IS NOT NULL
    AND jsonb_typeof(own.answers) = 'array' AND ${only}
    AND NOT EXISTS (
      SELECT FROM assessments earlier
      WHERE earlier.user_id = own.user_id AND earlier.form_version = own.form_version
        AND NOT earlier.is_sample AND (earlier.completed_at, earlier.id) < (own.completed_at, own.id))`

/** The answers of all of them, oldest first. */
export const answersOfFirstSittings = (version: string) => Prisma.sql`
  SELECT own.answers ${firstSittings(version)} ORDER BY own.completed_at, own.id`
