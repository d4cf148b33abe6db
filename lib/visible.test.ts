import { describe, expect, it } from 'vitest'
import { isVisible } from './visible'

describe('a text of which nothing is seen', () => {
  it.each([
    '',
    ' \t\n',
    '\u00a0\u2003\u3000',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f\u1160',
    '\u17b4\u17b5',
    '\u180e',
    '\u200b\u200c\u200d',
    '\u202e',
    '\u2060\u2064',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
    '\u{1d159}',
    '\u{e0020}',
    '\u0301',
    '\ue000',
  ])('%j', (text) => expect(isVisible(text)).toBe(false))
})

describe('a text of which something is seen', () => {
  it.each(['Ada', '李', 'عائشة', 'ก็', '7', '-', '👩‍💻', '🇺🇸', '\u200bA', 'e\u0301', 'नि'])(
    '%s',
    (text) => expect(isVisible(text)).toBe(true),
  )
})
