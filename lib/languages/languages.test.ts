import { describe, expect, it } from 'vitest'
import { routes } from '../routes'
import {
  ALL_LANGUAGES,
  addressOf,
  inSentence,
  isClosed,
  LANGUAGES,
  type Language,
  languageOfPath,
  pathIn,
  pathInside,
  placeOf,
} from './languages'

describe('an address', () => {
  it.each([
    ['/', '/es', '/'],
    ['/results', '/es/results', '/results'],
    ['/?from=missing', '/es?from=missing', '/?from=missing'],
    ['/#pricing', '/es#pricing', '/#pricing'],
    ['/estate', '/es/estate', '/estate'],
    ['/login?redirectTo=%2Fes', '/es/login?redirectTo=%2Fes', '/login?redirectTo=%2Fes'],
  ])('has a language and a place: %s', (path, spanish, place) => {
    expect(pathIn('en', path)).toBe(path)
    expect(pathIn('es', path)).toBe(spanish)
    expect(languageOfPath(path)).toBe('en')
    expect(languageOfPath(spanish)).toBe('es')
    expect(placeOf(spanish)).toBe(place)
    expect(placeOf(path)).toBe(place)
  })

  it('that names its language stays, and so does what is no path of ours', () => {
    for (const path of ['/de/results', '/es', '#main', 'mailto:a@b.example', '//other.example']) {
      expect(pathIn('es', path)).toBe(path)
    }
  })

  it('is the same outside and in, but for English', () => {
    expect(['/', '/types', '/es', '/es/types'].map(pathInside)).toEqual([
      '/en',
      '/en/types',
      '/es',
      '/es/types',
    ])
    for (const path of ['/', '/types', '/es', '/es/types', '/icon.svg']) {
      expect(addressOf(pathInside(path))).toBe(path)
    }
    expect(addressOf('/icon.svg')).toBe('/icon.svg')
  })

  it('is closed where its language is not open, however it is spelled', () => {
    for (const path of ['/de', '/de/login', '/xx', '/ES/login', '/De']) {
      expect(isClosed(path, ['en', 'es']), path).toBe(true)
    }
    for (const path of ['/', '/es', '/es/login', '/en/login', '/s/token', '/des', '/types/de']) {
      expect(isClosed(path, ['en', 'es']), path).toBe(false)
    }
  })
})

it('no page of ours begins with two letters, as a language does', () => {
  expect(Object.values(routes).filter((path) => /^\/[a-z]{2}(\/|$)/.test(path))).toEqual([])
})

it('languages have codes of two letters, by which Next tells them from words of an address', () => {
  expect(ALL_LANGUAGES.filter((code) => !/^[a-z]{2}$/.test(code))).toEqual([])
  expect(LANGUAGES).toContain('en')
})

it('a label inside a sentence begins small, but for German nouns', () => {
  expect(['en', 'es', 'de'].map((code) => inSentence(code as Language, 'Name'))).toEqual([
    'name',
    'name',
    'Name',
  ])
})
