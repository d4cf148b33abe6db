/** What Next hands to an error page. */
export interface PageFailure {
  /** The digest is what the log calls the failure, and says whether it is an outage (lib/outage.ts). */
  error: Error & { digest?: string }
  retry: () => void
}
