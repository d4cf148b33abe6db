import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPolicy, noncePolicy } from './csp'

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

describe('the content policy', () => {
  it('names each inline script of a built page by its hash, once, and no script with an address', () => {
    const policy = hashPolicy(
      '<script>a()</script><script src="/b.js"></script><script id="c">c()</script><script>a()</script>',
    )
    expect(policy).toContain(
      `script-src 'self' 'sha256-${hashOf('a()')}' 'sha256-${hashOf('c()')}';`,
    )
    expect(policy.match(/sha256-/g)).toHaveLength(2)
  })

  it('lets workers come from us alone', () => {
    for (const policy of [
      hashPolicy(''),
      noncePolicy('n'),
      noncePolicy('n', { takesCards: true }),
    ]) {
      expect(policy).toContain("worker-src 'self';")
    }
  })

  it('lets Stripe in only where cards are taken, and eval only for developers', () => {
    const plain = noncePolicy('n')
    expect(plain).toContain("script-src 'self' 'nonce-n';")
    expect(plain).not.toMatch(/stripe|unsafe-eval|frame-src/)
    expect(noncePolicy('n', { takesCards: true })).toContain('frame-src https://js.stripe.com')
    expect(noncePolicy('n', { development: true })).toContain("'unsafe-eval'")
  })
})
