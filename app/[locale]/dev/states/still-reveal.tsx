'use client'

import { useState } from 'react'
import { BandRose } from '@/components/charts/rose/band-rose'
import { Rose } from '@/components/charts/rose/rose'
import { RevealScreen } from '@/components/results/reveal/reveal-screen'
import type { Letter, PerLetter } from '@/lib/disc/letters'
import type { Band } from '@/lib/disc/result/bands'
import type { Doubt } from '@/lib/disc/result/doubt'

interface StillRevealProps {
  letters: readonly Letter[]
  /** Null while the page of the result is on its way. */
  result: { doubt: Doubt; name: string } | null
  bands?: PerLetter<Band>
  /** In the account. */
  scores?: PerLetter<number>
  /** In milliseconds; none for the last frame. */
  at?: number
}

/** The screen between the last answer and its result, at one moment. */
export function StillReveal({ letters, result, bands, scores, at }: StillRevealProps) {
  const [isOpen, setOpen] = useState(true)
  const picture = scores ? (
    <Rose scores={scores} size={400} padding={6} rings textured letters decorative />
  ) : (
    bands && <BandRose bands={bands} size={400} />
  )
  if (!isOpen) return null
  return (
    <RevealScreen
      letters={letters}
      since={null}
      isTapped={false}
      result={result && picture ? { ...result, picture } : null}
      onEnd={() => setOpen(false)}
      stillAt={at ?? 'end'}
    />
  )
}
