import { useWords } from '#words'

const MAX_KEYWORDS = 4

/** A style in four words. */
export function Keywords({ of }: { of: readonly string[] }) {
  const words = useWords('results.traits')
  return (
    <ul className="flex flex-wrap gap-2" aria-label={words.keywords}>
      {of.slice(0, MAX_KEYWORDS).map((keyword) => (
        <li key={keyword} className="chip">
          {keyword}
        </li>
      ))}
    </ul>
  )
}
