import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveClient } from './addresses'

describe('the client of a request', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['', 'unknown'],
    ['somewhere', 'unknown'],
    ['999.0.113.7', 'unknown'],
  ])('%s counts as %s', (address, client) => {
    expect(resolveClient(address, 0)).toBe(client)
  })

  it('is what our server saw, where no proxy is trusted', () => {
    expect(resolveClient(null, 0)).toBe('unknown')
    expect(resolveClient('198.51.100.1, 203.0.113.7', 0)).toBe('203.0.113.7')
  })

  it('is what the outermost trusted proxy saw', () => {
    const forwarded = 'forged, 198.51.100.1, 203.0.113.7, 10.0.0.2, ::ffff:10.0.0.1'
    expect(resolveClient(forwarded, 1)).toBe('10.0.0.2')
    expect(resolveClient(forwarded, 2)).toBe('203.0.113.7')
  })

  it('is the farthest address there is, where a request came past the proxies', () => {
    expect(resolveClient('10.0.0.1', 2)).toBe('10.0.0.1')
  })

  it('does not change with anything that a client writes', () => {
    const header = fc.array(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6())).map((all) => all.join(','))
    fc.assert(
      fc.property(header, fc.integer({ min: 0, max: 3 }), (forged, proxies) => {
        const seen = ['203.0.113.7', '10.0.0.3', '10.0.0.2', '10.0.0.1'].slice(0, proxies + 1)
        expect(resolveClient([forged, ...seen].join(', '), proxies)).toBe('203.0.113.7')
      }),
    )
  })

  it('is one for all addresses of a /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
    const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'))
    fc.assert(
      fc.property(half, half, half, (network, host, other) => {
        const client = resolveClient(`${network}:${host}`, 0)
        fc.pre(client.endsWith('/64'))
        expect(resolveClient(`${network}:${other}`, 0)).toBe(client)
      }),
    )
  })
})
