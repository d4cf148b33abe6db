import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { StatusScreen } from '@/components/ui/status-screen'

/** A link of a mail that is cut off, or about what is no longer there. */
export function BrokenLink() {
  return (
    <StatusScreen role="alert" picture={<BrokenCircle />} title="This link doesn’t work">
      <p>
        Part of it may be missing, or what it was about is no longer there. Please open it once more
        from the email.
      </p>
    </StatusScreen>
  )
}
