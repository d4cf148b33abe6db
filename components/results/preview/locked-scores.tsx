import { useWords } from '#words'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { LockedRing } from '@/components/charts/ring/locked-ring'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'

interface LockedScoresProps extends Pick<ResultPreview, 'bands'> {
  /** Where the exact scores are. */
  children: React.ReactNode
}

/** The four bands as rings, without the exact scores. */
export function LockedScores({ bands, children }: LockedScoresProps) {
  const words = useWords('results.scores')
  return (
    <section className="pt-[clamp(40px,5vw,52px)]">
      <h2 className="text-d3">{words.title}</h2>
      <ul className="mx-0 mt-5.5 mb-3 grid grid-cols-[repeat(auto-fit,minmax(max(11rem,22%),1fr))] gap-3 [@media_screen_and_(max-width:_860px)]:grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,34%)),1fr))]">
        {LETTERS.map((letter) => (
          <li
            key={letter}
            className="flex flex-col items-center gap-3.5 rounded-lg border border-line bg-surface px-1.5 pt-5 pb-4.5 text-center"
          >
            <LockedRing
              letter={letter}
              band={bands[letter]}
              className="[@media_screen_and_(max-width:_860px)]:size-26"
            />
            <p className="flex items-center gap-1.5 whitespace-nowrap font-620 text-sm [@media_screen_and_(max-width:_860px)]:text-14">
              <StyleMark letter={letter} size={20} />
              <span>{LETTER_NAMES[letter]}</span>
              <span className="sr-only">{bands[letter]}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-sm">{children}</p>
    </section>
  )
}
