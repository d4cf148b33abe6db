/** What a draft in the database looks like after a release that revised the form. */
import pg from 'pg'
import { testDatabase } from '../copies'

/** Gives the first statement of a saved draft an id that the form does not have. */
export async function reviseForm(draftId: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabase().url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `UPDATE assessment_drafts SET state = jsonb_set(state, '{questions,0,options,0}', '"0000000"')
       WHERE id = $1 AND state IS NOT NULL`,
      [draftId],
    )
    if (rowCount !== 1) throw new Error('There is no such draft')
  } finally {
    await client.end()
  }
}
