import { DURATION } from '@/lib/copy/landing'
import { messages } from '@/lib/messages'
import { MissingResults } from './missing-results'
import styles from './missing-sample.module.css'

/** No sample is stored: the way to a result of one's own. */
export function MissingSample() {
  return (
    <MissingResults sentence={messages.results.noData} action="Take New Assessment">
      There is no sample to show right now. Your own result takes{' '}
      <span className={styles.duration}>{DURATION}</span>.
    </MissingResults>
  )
}
