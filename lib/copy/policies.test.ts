import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { RETENTION } from '../retention'
import { POLICY_KEYS, type PolicyKey } from '../routes'
import { POLICIES, policyFor, REPORT_TERMS } from './policies'
import { POLICY_DATES } from './policy-dates'

/** A limit in words: "from five people on", "after ninety days". */
const LIMIT =
  /\b(from|after|within|at most|up to|more than|fewer than|every) (\w+ )?(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty|ninety|hundred)\b/i

describe('policies', () => {
  it.each(POLICY_KEYS)('%s has a title and six to fourteen sections with text', (key) => {
    const { title, content } = POLICIES[key]
    expect(title).toMatch(/\w/)
    expect(content.length).toBeGreaterThanOrEqual(6)
    expect(content.length).toBeLessThanOrEqual(14)
    const sections = content.map(({ section }) => section)
    expect(new Set(sections).size).toBe(sections.length)
    for (const { section, text } of content) {
      expect(section.length).toBeGreaterThan(3)
      expect(text.length).toBeGreaterThan(60)
    }
  })

  it.each(POLICY_KEYS)('%s states no number and shouts nothing', (key) => {
    const { title, content } = POLICIES[key]
    for (const words of [title, ...content.flatMap(({ section, text }) => [section, text])]) {
      expect(words.replace('Argon2', '')).not.toMatch(/\d/)
      expect(words).not.toMatch(LIMIT)
      expect(words).not.toContain('!')
    }
  })

  it('falls back to the privacy policy for an unknown key', () => {
    for (const key of ['', 'imprint', 'Privacy', 'constructor', '__proto__']) {
      expect(policyFor(key)).toBe(POLICIES.privacy)
    }
    expect(policyFor('cookies')).toBe(POLICIES.cookies)
    expect(policyFor('terms')).toBe(POLICIES.terms)
  })

  it.each(POLICY_KEYS)('the day on which %s last changed is that of its text', (key) => {
    const { changed, seal } = POLICY_DATES[key]
    expect(changed).toMatch(/^20\d\d-\d\d-\d\d$/)
    const today = new Date().toISOString().slice(0, 10)
    const line = `${key}: { changed: '${today}', seal: '${sealOf(key, today)}' },`
    expect(seal, `In lib/copy/policy-dates.ts, write ${line}`).toBe(sealOf(key, changed))
  })
})

function sealOf(key: PolicyKey, day: string): string {
  // The privacy policy shows the table of what is kept; what a setting decides in it is not its text.
  const kept = key === 'privacy' && { ...RETENTION, guest_results: RETENTION.guest_results.after }
  const modes = key === 'terms' ? [REPORT_TERMS] : []
  const said = JSON.stringify([day, POLICIES[key], kept, ...modes])
  return createHash('sha256').update(said).digest('hex').slice(0, 12)
}
