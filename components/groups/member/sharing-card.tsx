import type { GroupDetail, SharedChoice } from '@/lib/api/groups'
import { HOW_SHARING_WORKS } from '@/lib/copy/sharing'
import { narrower } from '@/lib/members-see'
import { ChangeSharing } from './change-sharing'
import { SharedResult } from './shared-result'
import styles from './sharing-card.module.css'
import { WhoSeesWhat } from './who-sees-what'

interface SharingCardProps {
  group: GroupDetail
  leaders: readonly { called: string }[]
  /** They have a result to share. */
  hasResult: boolean
  /** Which of their results they share. */
  choice?: SharedChoice | null | undefined
}

/** Who sees what about the person, and the way to show less, or what they held back. */
export function SharingCard({ group, leaders, hasResult, choice }: SharingCardProps) {
  const level = narrower(group.members_see, group.agreed_to)
  return (
    <section
      className="grid grid-cols-1 content-start gap-5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="sharing"
    >
      <h2 id="sharing" className="text-h3">
        {hasResult ? 'Who sees what about you' : 'What you’ll share'}
      </h2>
      <WhoSeesWhat level={level} leaders={leaders} />
      {choice && choice.results.length > 1 && (
        <SharedResult key={choice.result_id} groupId={group.id} choice={choice} />
      )}
      {level === 'leader_only' && group.members_see !== level && hasResult && (
        <p className="text-sm">
          Show your style, and you can read how you work with each colleague.
        </p>
      )}
      <div className={`print:hidden! flex flex-wrap items-center gap-x-5 gap-y-1.5 ${styles.acts}`}>
        {group.members_see !== 'leader_only' && (
          <ChangeSharing groupId={group.id} setting={group.members_see} agreedTo={level} />
        )}
        <details className="open:[flex-basis:100%]">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-600 text-sm underline underline-offset-4">
            How sharing works
          </summary>
          {HOW_SHARING_WORKS.map((sentence) => (
            <p key={sentence} className="mt-1.5 text-ink-2 text-sm">
              {sentence}
            </p>
          ))}
        </details>
      </div>
    </section>
  )
}
