import { study } from '@/lib/copy/method'
import { type Aim, aimsOf } from '@/lib/copy/study/aims'
import type { StudyResults } from '@/lib/copy/study/figures'

const { title, lede, columns, met, notMet, missed } = study.aims
const [, wanted, found, result] = columns

/** Every aim beside what the study found; those that are not met lie folded below the others. */
export function AimsTable({ results }: { results: StudyResults }) {
  const aims = aimsOf(results)
  const open = aims.filter(({ isMet }) => !isMet)
  return (
    <section className="mt-14" aria-labelledby="aims">
      <h4 id="aims" className="text-h4">
        {title}
      </h4>
      <p className="mx-0 mt-2 mb-4 max-w-[44rem] text-ink-2 text-sm">{lede}</p>
      <Rows caption={title} aims={aims.filter(({ isMet }) => isMet)} />
      {open.length > 0 && (
        <details className="mt-5">
          <summary className="min-h-11 font-600">{`${missed} (${open.length})`}</summary>
          <Rows caption={missed} aims={open} />
        </details>
      )}
    </section>
  )
}

/** On narrow screens each row is a card with the same data. */
function Rows({ caption, aims }: { caption: string; aims: readonly Aim[] }) {
  return (
    <div className="sideways">
      <table className="ruled folded text-sm tabular-nums [--cell:var(--head)] [--head:11px_0_11px_24px] [&_:is(th,_td):first-child]:pl-0 [&_:is(th,_td):first-child]:text-left narrow:[&_:is(th,_td)]:text-left [&_:is(th,_td)]:text-right [&_:is(th,_td)]:align-baseline narrow:[&_tr]:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)] narrow:[&_tr]:gap-x-4 narrow:[&_tr]:gap-y-2 narrow:[&_tr]:px-0 narrow:[&_tr]:py-4">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th className="narrow:col-span-full text-13" key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {aims.map(({ figure, aim, found: value, isMet }) => (
            <tr key={figure}>
              <th className="narrow:col-span-full font-500 text-15 text-ink" scope="row">
                {figure}
              </th>
              <td
                className="narrow:whitespace-normal whitespace-nowrap narrow:before:block narrow:before:text-13 narrow:before:text-ink-2 narrow:before:leading-snug narrow:before:[content:attr(data-column)]"
                data-column={wanted}
              >
                {together(aim)}
              </td>
              <td
                className="narrow:whitespace-normal whitespace-nowrap narrow:before:block narrow:before:text-13 narrow:before:text-ink-2 narrow:before:leading-snug narrow:before:[content:attr(data-column)]"
                data-column={found}
              >
                {together(value)}
              </td>
              <td
                className="narrow:whitespace-normal whitespace-nowrap narrow:before:block narrow:before:text-13 narrow:before:text-ink-2 narrow:before:leading-snug narrow:before:[content:attr(data-column)]"
                data-column={result}
              >
                {isMet ? met : notMet}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** No line begins with "%". */
const together = (text: string) => text.replaceAll(' %', '\u00a0%')
