import { BreathingRose } from '@/components/charts/rose/breathing-rose'
import { messages } from '@/lib/messages'
import { AssessmentMain } from './assessment-main'
import styles from './submitting-screen.module.css'

/** The answers are on their way: nothing else on the screen. */
export function SubmittingScreen() {
  return (
    <AssessmentMain>
      <div className={`grid text-center ${styles.screen}`} role="status">
        <BreathingRose size={200} />
        <p className="h3">{messages.assessment.submitting}</p>
      </div>
    </AssessmentMain>
  )
}
