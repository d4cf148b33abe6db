import { howLong, RETENTION } from '@/lib/retention'

/** What is kept how long: the table that the sweeper deletes by. */
export function RetentionTable() {
  return (
    <section className="px-0 py-8 border-line border-t" aria-labelledby="kept">
      <h2 id="kept" className="text-h3">
        How long we keep what
      </h2>
      <div className="sideways">
        <table className="ruled folded [--head:12px_16px_12px_0] [--cell:var(--head)] mt-4 [&_:is(th,_td)]:align-top">
          <thead>
            <tr className="narrow:px-0 narrow:py-3.5 narrow:gap-1">
              <th scope="col">What</th>
              <th scope="col">How long</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {Object.values(RETENTION).map((kept) => (
              <tr className="narrow:px-0 narrow:py-3.5 narrow:gap-1" key={kept.what}>
                <th className="w-[32%] narrow:w-auto" scope="row">
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
