import { howLong, RETENTION } from '@/lib/retention'

/** What is kept how long: the table that the sweeper deletes by. */
export function RetentionTable() {
  return (
    <section className="border-line border-t px-0 py-8" aria-labelledby="kept">
      <h2 id="kept" className="text-h3">
        How long we keep what
      </h2>
      <div className="sideways">
        <table className="ruled folded mt-4 [--cell:var(--head)] [--head:12px_16px_12px_0] [&_:is(th,_td)]:align-top">
          <thead>
            <tr className="narrow:gap-1 narrow:px-0 narrow:py-3.5">
              <th scope="col">What</th>
              <th scope="col">How long</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {Object.values(RETENTION).map((kept) => (
              <tr className="narrow:gap-1 narrow:px-0 narrow:py-3.5" key={kept.what}>
                <th className="narrow:w-auto w-[32%]" scope="row">
                  {kept.what}
                </th>
                <td className="last:pr-0 last:text-ink-2">{howLong(kept)}</td>
                <td className="last:pr-0 last:text-ink-2">{kept.why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
