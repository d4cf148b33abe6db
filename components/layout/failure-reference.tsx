/** What support needs to find a failure in the log. */
export function FailureReference({ digest }: { digest?: string }) {
  if (!digest) return null
  return (
    <details>
      <summary>Details for support</summary>
      <p className="sm">Reference {digest.slice(0, 100)}</p>
    </details>
  )
}
