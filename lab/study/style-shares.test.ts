import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STYLE_SHARES } from '@/lib/copy/study/results'
import { styleShares, styleSharesFile } from './style-shares'

describe('how often each style is named', () => {
  it('adds up to everyone, and each style occurs', () => {
    const shares = Object.values(STYLE_SHARES)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(Math.min(...shares)).toBeGreaterThan(0.01)
  })

  it('is what the study finds with the scorer in force', { tags: ['prove'] }, () => {
    const kept = readFileSync('lab/study/style-shares.json', 'utf8')
    expect(kept).toBe(styleSharesFile(styleShares()))
  })
})
