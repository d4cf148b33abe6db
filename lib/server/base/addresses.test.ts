import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveClient } from './addresses'

describe('the client of a request', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8:1:1234:3:4:5:6', '2001:db8:1:1200::/56'],
    ['2001:0DB8:1:12Ff::9', '2001:db8:1:1200::/56'],
    ['2001:db8:1:1300::9', '2001:db8:1:1300::/56'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/56'],
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

  it('is one for all addresses of a /56, and another for those of the next', () => {
    const address = fc.uint8Array({ minLength: 16, maxLength: 16 })
    const written = (bytes: Uint8Array) =>
      Array.from({ length: 8 }, (_, at) =>
        (((bytes[2 * at] ?? 0) << 8) | (bytes[2 * at + 1] ?? 0)).toString(16),
      ).join(':')
    fc.assert(
      fc.property(address, address, (one, other) => {
        const client = resolveClient(written(one), 0)
        fc.pre(client.endsWith('/56'))
        const beside = Uint8Array.from([...one.slice(0, 7), ...other.slice(7)])
        expect(resolveClient(written(beside), 0)).toBe(client)
        const next = one.map((byte, at) => (at === 6 ? byte ^ 1 : byte))
        expect(resolveClient(written(next), 0)).not.toBe(client)
      }),
    )
  })
})
