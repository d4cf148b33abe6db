import { describe, expect, it } from 'vitest'
import { deviceWords, kindOf, readDevice } from './device'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15'

describe('a device in words', () => {
  it.each([
    [
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
      'Safari on a Mac',
      'laptop',
    ],
    [
      `${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome on an Android phone',
      'phone',
    ],
    [
      `${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome on an Android tablet',
      'tablet',
    ],
    [
      `${ANDROID} ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on an Android phone',
      'phone',
    ],
    [
      `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge on Windows',
      'computer',
    ],
    [
      `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`,
      'Opera on Windows',
      'computer',
    ],
    [
      `${WINDOWS} ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`,
      'Chrome on Windows',
      'computer',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox on Linux',
      'computer',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome on a Chromebook',
      'laptop',
    ],
    [
      `${IPHONE} (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1`,
      'Safari on an iPhone',
      'phone',
    ],
    [
      `${IPHONE} (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Chrome on an iPhone',
      'phone',
    ],
    [
      `${IPHONE} (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
      'Firefox on an iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
      'Safari on an iPad',
      'tablet',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Something/1', 'A browser on Windows', 'computer'],
    ['Mozilla/5.0 (<script>alert(1)</script>)', 'A browser we can’t name', 'computer'],
    ['curl/8.5.0', 'An app with your token', 'app'],
    ['', 'An app with your token', 'app'],
    [null, 'An app with your token', 'app'],
  ])('%s', (header, words, kind) => {
    const device = readDevice(header)
    expect([deviceWords(device), kindOf(device)]).toEqual([words, kind])
    // What the table takes.
    for (const word of [device.browser, device.system])
      expect(word?.length ?? 0).toBeLessThanOrEqual(30)
  })

  it('reads a header of any length in no time', () => {
    const device = readDevice(`Mozilla/5.0 ${'Android '.repeat(100_000)}`)
    expect(deviceWords(device)).toBe('A browser on an Android tablet')
  })

  it('does not guess what was not kept', () => {
    expect(deviceWords({ browser: null, system: null })).toBe('A browser we can’t name')
  })
})
