import { describe, expect, it } from 'vitest'
import { POLICY_KEYS } from '../routes'
import { POLICIES, policyFor } from './policies'

describe('policies', () => {
  it.each(POLICY_KEYS)('%s has a title, the date and six to eleven sections with text', (key) => {
    const { title, lastUpdated, content } = POLICIES[key]
    expect(title).toMatch(/\w/)
    expect(lastUpdated).toBe('December 2024')
    expect(content.length).toBeGreaterThanOrEqual(6)
    expect(content.length).toBeLessThanOrEqual(11)
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
      expect(words).not.toMatch(/\d/)
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
})
