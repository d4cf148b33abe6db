import type { PolicyKey } from '../routes'

/** What each policy is called, for links to it. */
export const POLICY_TITLES: Record<PolicyKey, string> = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
}

export const FIRST_PUBLISHED = 'December 2024'

interface Dated {
  /** YYYY-MM-DD. */
  changed: string
  /** The first half of a hash of that day and of all the policy says: a test tells what it has to be. */
  seal: string
}

/** When each policy last changed. A change of a policy, or of what is kept how long, changes its line here. */
export const POLICY_DATES: Record<PolicyKey, Dated> = {
  privacy: { changed: '2026-11-27', seal: 'ac7cd8b09d1f' },
  terms: { changed: '2026-11-26', seal: '281f1b1fb100' },
  cookies: { changed: '2026-11-27', seal: '051dc39062e3' },
}
