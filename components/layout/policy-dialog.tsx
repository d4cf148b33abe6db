import { PolicyDates } from '@/components/legal/policy-dates'
import { Dialog } from '@/components/ui/dialog'
import { policyFor } from '@/lib/copy/policies'
import { legalPath, type PolicyKey } from '@/lib/routes'
import styles from './policy-dialog.module.css'

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <section key={policy} className={styles.text} aria-label={`${title}, text`} tabIndex={0}>
        {content.map(({ section, text }) => (
          <div key={section}>
            <h3 className="h4">{section}</h3>
            <p className="sm mut">{text}</p>
          </div>
        ))}
        {policy === 'privacy' && (
          <p className="sm">
            <a className="link" href={`${legalPath(policy)}#kept`} onClick={onClose}>
              How long we keep what
            </a>
          </p>
        )}
      </section>
      <button type="button" className="btn narrow-full" onClick={onClose}>
        Close
      </button>
    </Dialog>
  )
}
