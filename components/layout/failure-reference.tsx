/** What support needs to find a failure in the log. */
export function FailureReference({ status, digest }: { status: 500 | 503; digest?: string }) {
  if (!digest) return null
  return (
    <details>
      <summary>Details for support</summary>
      <p className="sm">
        Status {status}, reference {digest.slice(0, 100)}
      </p>
    </details>
  )
}
