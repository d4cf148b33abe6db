import { describe, expect, it } from 'vitest'
import { draw, drawTitle, drawWords, together } from './drawing'

describe('a drawing', () => {
  it('is SVG, with shapes inside shapes, and without what is undefined', () => {
    const dot = draw('circle', { r: 2, fill: undefined, 'stroke-width': 0.5 })
    expect(draw('g', { fill: 'none' }, dot, [dot])).toBe(
      '<g fill="none"><circle r="2" stroke-width="0.5"></circle><circle r="2" stroke-width="0.5"></circle></g>',
    )
  })

  it('leaves out what is not to be drawn', () => {
    const dot = draw('circle', { r: 1 })
    expect(together(false, dot, null, undefined, [])).toBe(dot)
  })

  it('shows words as they are, whatever somebody is called', () => {
    const name = '<img src=x onerror="alert(1)"> & Söhne'
    const escaped = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Söhne'
    expect(drawWords({ x: 1 }, name)).toBe(`<text x="1">${escaped}</text>`)
    expect(drawTitle(name)).toBe(`<title>${escaped}</title>`)
  })

  it('keeps an attribute within its quotes', () => {
    expect(draw('path', { d: 'M0 0"/><script>' })).toBe(
      '<path d="M0 0&quot;/&gt;&lt;script&gt;"></path>',
    )
  })
})
