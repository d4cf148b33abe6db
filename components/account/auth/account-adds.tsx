import { Check } from 'lucide'
import { PreviewLine } from '@/components/checkout/preview-line'
import { Icon } from '@/components/ui/icon'
import { itemsOf } from '@/lib/disc/premium'
import styles from './account-adds.module.css'

interface AccountAddsProps {
  /** Of a result that moves in with them: then scores are nothing new, and a report is nothing to offer. */
  holdsReport: boolean
  /** Payments are not open. */
  isPreview: boolean
}

/** What a free account adds, to somebody about to open one. */
export function AccountAdds({ holdsReport, isPreview }: AccountAddsProps) {
  return (
    <>
      <ul className={`grid gap-s checks ${styles.adds}`}>
        {itemsOf('account', { holdsReport }).map((text) => (
          <li key={text}>
            <Icon of={Check} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {isPreview && !holdsReport && <PreviewLine reader="newcomer" className={styles.notice} />}
    </>
  )
}
