import { PolicyDates } from '@/components/legal/policy-dates'
import { Dialog } from '@/components/ui/dialog'
import { FullLink } from '@/components/ui/language/full-link'
import { policyFor } from '@/lib/copy/policies'
import { legalPath, type PolicyKey } from '@/lib/routes'

interface PolicyDialogProps {
  policy: PolicyKey
  open: boolean
  onClose: () => void
}

/** A policy over the current page. Its text scrolls by keyboard, too, so it takes the focus. */
export function PolicyDialog({ policy, open, onClose }: PolicyDialogProps) {
  const { title, content } = policyFor(policy)
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <PolicyDates policy={policy} />
      <section
        key={policy}
        className="mx-0 mt-4.5 mb-6 grid max-h-[min(24rem,calc(100dvh_-_250px))] min-h-[6rem] gap-5.5 overflow-y-auto border-line border-y py-5 pr-4 pl-0 [overscroll-behavior:contain] focus-visible:outline-offset-2"
        aria-label={`${title}, text`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
      >
        {content.map(({ section, text }) => (
          <div key={section}>
            <h3 className="mb-1 text-h4">{section}</h3>
            <p className="text-ink-2 text-sm">{text}</p>
          </div>
        ))}
        {policy === 'privacy' && (
          <p className="text-sm">
            <FullLink className="link" href={`${legalPath(policy)}#kept`} onClick={onClose}>
              How long we keep what
            </FullLink>
          </p>
        )}
      </section>
      <button type="button" className="btn narrow:w-full!" onClick={onClose}>
        Close
      </button>
    </Dialog>
  )
}
