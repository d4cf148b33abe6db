import { readRow } from '../../database'

/** A page with one query and so many elements. */
export default async function Page({ searchParams }) {
  const { id, count } = await searchParams
  const row = await readRow(id)
  return (
    <main>
      <h1>{row.styleCode}</h1>
      {Array.from({ length: Math.ceil(Number(count) / 2) }, (_, place) => (
        <p className="text" key={String(place)}>
          <span>People who read this page {place}</span>
        </p>
      ))}
    </main>
  )
}
