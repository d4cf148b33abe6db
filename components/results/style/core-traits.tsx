import { useWords } from '#words'
import { HalfCircleIcon } from '@/components/charts/circle/half-circle-icon'
import type { Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'

/** The end of each axis where the icon is flipped: measured, detail first, task first. */
const FLIPPED = {
  pace: ['S', 'C'],
  perspective: ['S', 'C'],
  focus: ['D', 'C'],
} as const satisfies Record<string, readonly Letter[]>

const AXES = ['pace', 'perspective', 'focus'] as const

/** Pace, perspective and focus. The icons follow the primary letter: it leads whatever the second one is. */
export function CoreTraits({ preview }: { preview: Pick<ResultPreview, 'style' | 'primary'> }) {
  const { coreTraits } = preview.style
  const words = useWords('results.traits')
  return (
    <section aria-labelledby="core-traits">
      <h2 id="core-traits" className="sr-only">
        {words.core}
      </h2>
      <ul className="grid grid-cols-3 narrow:grid-cols-1! gap-[clamp(22px,2.8vw,32px)] narrow:[&_li]:grid narrow:[&_li]:grid-cols-[48px_1fr] narrow:[&_li]:gap-4.5">
        {AXES.map((axis) => (
          <li key={axis}>
            <HalfCircleIcon
              axis={axis}
              flipped={(FLIPPED[axis] as readonly Letter[]).includes(preview.primary)}
              className="narrow:m-0 mb-3.5 size-12"
            />
            <div>
              <p className="font-600 text-ink-3 text-sm">{words[axis]}</p>
              <h3 className="mt-0.75 font-600 text-19 leading-[1.25] tracking-[-0.02em]">
                {coreTraits[axis].title}
              </h3>
              <p className="mt-1.25 text-ink-2 text-sm">{coreTraits[axis].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
