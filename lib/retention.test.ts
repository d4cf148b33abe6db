import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dueBefore, earlier, inWords, RETENTION } from './retention'

describe('retention', () => {
  it('keeps what was promised, and no longer', () => {
    const kept = Object.entries(RETENTION).map(([kind, { keep }]) => [kind, keep && inWords(keep)])
    expect(Object.fromEntries(kept)).toEqual({
      guest_results: '12 months',
      drafts: '90 days',
      invitations: '30 days',
      declined: '90 days',
      join_links: '30 days',
      live_sessions: '4 hours',
      mail_tokens: '30 days',
      email_changes: '30 days',
      report_links: '30 days',
      device_reports: '30 days',
      comparison_links: '1 day',
      sessions: '30 days',
      request_counts: '2 days',
      written_mails: '7 days',
      audit: '3 years',
      launch_list: '2 days',
      accounts: null,
      no_invitations: null,
      comparisons: null,
      daily_counts: null,
      share_links: null,
      orders: null,
    })
  })

  it.each([
    [{ days: 30 }, '2026-03-31T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
    [{ months: 1 }, '2026-03-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    [{ months: 12 }, '2028-02-29T23:59:59.999Z', '2027-02-28T23:59:59.999Z'],
    [{ hours: 4 }, '2026-03-01T02:00:00.000Z', '2026-02-28T22:00:00.000Z'],
    [{ months: 36 }, '2026-11-22T00:00:00.000Z', '2023-11-22T00:00:00.000Z'],
  ])('counts %o back from %s', (span, now, then) => {
    expect(earlier(new Date(now), span).toISOString()).toBe(then)
  })

  it('says of what admins did what the database deletes by', () => {
    const spans = readdirSync('prisma/migrations', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8'))
      .flatMap(
        (sql) =>
          /FUNCTION delete_old_admin_acts[^$]*\$\$[^$]*interval '([^']+)'/.exec(sql)?.[1] ?? [],
      )
    const { keep } = RETENTION.audit
    expect(spans.at(-1)).toBe(keep && inWords(keep))
  })

  it('reads the table for what is due', () => {
    expect(dueBefore('drafts', new Date('2026-12-31T00:00:00Z')).toISOString()).toBe(
      '2026-10-02T00:00:00.000Z',
    )
  })
})
