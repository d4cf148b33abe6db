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
      className="px-8 py-7.5 gap-5 rounded-lg border border-line bg-surface grid grid-cols-1 content-start narrow:px-5 narrow:py-6"
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
      <div className={`flex items-center flex-wrap gap-y-1.5 gap-x-5 print:hidden! ${styles.acts}`}>
        {group.members_see !== 'leader_only' && (
          <ChangeSharing groupId={group.id} setting={group.members_see} agreedTo={level} />
        )}
        <details className="open:[flex-basis:100%]">
          <summary className="text-sm items-center min-h-11 font-600 inline-flex underline underline-offset-4 cursor-pointer">
            How sharing works
          </summary>
          {HOW_SHARING_WORKS.map((sentence) => (
            <p key={sentence} className="text-sm text-ink-2 mt-1.5">
              {sentence}
            </p>
          ))}
        </details>
      </div>
    </section>
  )
}
