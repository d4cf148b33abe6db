const MAX_KEYWORDS = 4

/** A style in four words. */
export function Keywords({ of }: { of: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Keywords">
      {of.slice(0, MAX_KEYWORDS).map((keyword) => (
        <li key={keyword} className="chip">
          {keyword}
        </li>
      ))}
    </ul>
  )
}
