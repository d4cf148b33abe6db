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
      className="p-10 rounded-lg border border-line bg-surface grid items-center grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] gap-y-6 gap-x-10 mt-14 narrow:p-5 narrow:mt-9 medium:grid-cols-1!"
      aria-labelledby="two-labels"
    >
      <div className="gap-3 grid wrap-anywhere">
        <h2 id="two-labels" className="text-d3">
          Two hats
        </h2>
        <p className="text-ink-2">{labelsInWords(both)}</p>
      </div>
      <ul className="gap-4 grid grid-cols-2">
        {both.map(({ label, title, scores, sittings }) => (
          <li
            key={label}
            className="gap-3 grid wrap-anywhere justify-items-center text-center [&_svg:first-child]:max-w-full"
          >
            <Rose scores={scores} size={190} padding={5} rings />
            {areTwo && <h3 className="text-h4">{title}</h3>}
            <b className="text-sm px-2.75 py-1.25 gap-2 rounded-full border-[1.5px] border-line-strong flex items-center">
              <Icon className="icon size-4 flex-none" of={Tag} />
              <bdi>{label}</bdi>
            </b>
            <span className="text-sm text-ink-2">{countOf(sittings, 'sitting')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
