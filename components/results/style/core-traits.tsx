import { HalfCircleIcon } from '@/components/charts/circle/half-circle-icon'
import type { Letter } from '@/lib/disc/letters'
import type { ResultPreview } from '@/lib/disc/result/preview'

/** The end of each axis where the icon is flipped: measured, detail first, task first. */
const FLIPPED = {
  pace: ['S', 'C'],
  perspective: ['S', 'C'],
  focus: ['D', 'C'],
} as const satisfies Record<string, readonly Letter[]>

const AXES = [
  { axis: 'pace', label: 'Pace' },
  { axis: 'perspective', label: 'Perspective' },
  { axis: 'focus', label: 'Focus' },
] as const

/** Pace, perspective and focus. The icons follow the primary letter: it leads whatever the second one is. */
export function CoreTraits({ preview }: { preview: Pick<ResultPreview, 'style' | 'primary'> }) {
  const { coreTraits } = preview.style
  return (
    <section aria-labelledby="core-traits">
      <h2 id="core-traits" className="sr-only">
        Core traits
      </h2>
      <ul className="gap-[clamp(22px,2.8vw,32px)] grid grid-cols-3 narrow:[&_li]:gap-4.5 narrow:[&_li]:grid narrow:[&_li]:grid-cols-[48px_1fr] narrow:grid-cols-1!">
        {AXES.map(({ axis, label }) => (
          <li key={axis}>
            <HalfCircleIcon
              axis={axis}
              flipped={(FLIPPED[axis] as readonly Letter[]).includes(preview.primary)}
              className="size-12 mb-3.5 narrow:m-0"
            />
            <div>
              <p className="text-sm text-ink-3 font-600">{label}</p>
              <h3 className="font-600 mt-0.75 text-19 leading-[1.25] tracking-[-0.02em]">
                {coreTraits[axis].title}
              </h3>
              <p className="text-sm text-ink-2 mt-1.25">{coreTraits[axis].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
