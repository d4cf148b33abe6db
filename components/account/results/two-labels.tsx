import { Tag } from 'lucide'
import { Rose } from '@/components/charts/rose/rose'
import { Icon } from '@/components/ui/icon'
import { countOf } from '@/lib/counts'
import { doLabelsDiffer, type LabelResult, labelsInWords } from '@/lib/disc/result/labels'

/** Two labels beside each other, and the letters that differ between them: with a name each, where they are two. */
export function TwoLabels({ both }: { both: readonly [LabelResult, LabelResult] }) {
  const areTwo = doLabelsDiffer(both)
  return (
    <section
      className="mt-14 narrow:mt-9 grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] medium:grid-cols-1! items-center gap-x-10 gap-y-6 rounded-lg border border-line bg-surface narrow:p-5 p-10"
      aria-labelledby="two-labels"
    >
      <div className="wrap-anywhere grid gap-3">
        <h2 id="two-labels" className="text-d3">
          Two hats
        </h2>
        <p className="text-ink-2">{labelsInWords(both)}</p>
      </div>
      <ul className="grid grid-cols-2 gap-4">
        {both.map(({ label, named, scores, sittings }) => (
          <li
            key={label}
            className="wrap-anywhere grid justify-items-center gap-3 text-center [&_svg:first-child]:max-w-full"
          >
            <Rose scores={scores} size={190} padding={5} rings />
            {areTwo && <h3 className="text-h4">{named.title}</h3>}
            <b className="flex items-center gap-2 rounded-full border-[1.5px] border-line-strong px-2.75 py-1.25 text-sm">
              <Icon className="icon size-4 flex-none" of={Tag} />
              <bdi>{label}</bdi>
            </b>
            <span className="text-ink-2 text-sm">{countOf(sittings, 'sitting')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
