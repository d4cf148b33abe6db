import compile from 'icu-minify/compile'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Message, message, type Tag } from './message'
import { sayIn } from './say'

/** As the server hands it over. */
const ready = <Values extends object>(text: string) =>
  structuredClone(compile(text)) as unknown as Message<Values>

describe('a message', () => {
  const left = ready<{ count: number }>('{count, plural, one {# try} other {# tries}} left')

  it('has the form of its number, which is written as the language does', () => {
    expect(sayIn('en')(left, { count: 1 })).toBe('1 try left')
    expect(sayIn('en')(left, { count: 12000 })).toBe('12,000 tries left')
    expect(sayIn('de')(left, { count: 12000 })).toBe('12.000 tries left')
  })

  it('chooses by a word', () => {
    const who = ready<{ who: string }>('{who, select, you {yours} other {theirs}}')
    expect(sayIn('es')(who, { who: 'you' })).toBe('yours')
    expect(sayIn('es')(who, { who: 'Ada' })).toBe('theirs')
  })

  it('writes numbers', () => {
    const score = ready<{ score: number }>('{score, number}')
    expect(sayIn('es')(score, { score: 3.5 })).toBe('3,5')
  })

  it('without its value fails', () => {
    expect(() => sayIn('en')(left, {} as never)).toThrow('count')
  })

  it('that is a plain text is said as it is', () => {
    expect(sayIn('en')(message<Record<string, never>>('Nothing'), {})).toBe('Nothing')
  })
})

describe('a message with tags', () => {
  const html = (said: React.ReactNode) => renderToStaticMarkup(said)
  const link: Tag = (text) => <a href="/login">{text}</a>

  it('draws them, and each text beside them in an element of its own', () => {
    const text = ready<{ link: Tag }>('Not you? <link>Sign in</link> right now.')
    expect(html(sayIn('en')(text, { link }))).toBe(
      '<span>Not you? </span><a href="/login">Sign in</a><span> right now.</span>',
    )
  })

  it('draws one inside another, and values', () => {
    const text = ready<{ link: Tag; b: Tag; name: string }>('<link>Ask <b>{name}</b></link>')
    const said = sayIn('en')(text, { link, b: (name) => <b>{name}</b>, name: '<Ada>' })
    expect(html(said)).toBe('<a href="/login"><span>Ask </span><b>&lt;Ada&gt;</b></a>')
  })
})
