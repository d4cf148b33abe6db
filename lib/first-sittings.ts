/**
 * The first sitting of each person with a confirmed address on a form ($1), for a statement by hand whose result is
 * `own`: whoever wants to distort what is learned needs a mailbox of their own for every sitting.
 */
export const FIRST_SITTINGS = `FROM assessments own JOIN users ON users.id = own.user_id
  WHERE own.form_version = $1 AND NOT own.is_sample AND users.email_verified_at IS NOT NULL
    AND jsonb_typeof(own.answers) = 'array'
    AND NOT EXISTS (
      SELECT FROM assessments earlier
      WHERE earlier.user_id = own.user_id AND earlier.form_version = own.form_version
        AND NOT earlier.is_sample AND (earlier.completed_at, earlier.id) < (own.completed_at, own.id))`

/** Everybody who has one, asked person by person: of a million sittings that takes a fourteenth of the time. */
export const FIRST_SITTERS = `FROM users
  WHERE email_verified_at IS NOT NULL AND EXISTS (
    SELECT FROM assessments own
    WHERE own.user_id = users.id AND own.form_version = $1 AND NOT own.is_sample
      AND jsonb_typeof(own.answers) = 'array')`
