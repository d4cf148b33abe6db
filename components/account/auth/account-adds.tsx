import { PreviewLine } from '@/components/checkout/preview-line'
import { CheckList } from '@/components/ui/check-list'
import { itemsOf } from '@/lib/disc/premium'
import styles from './account-adds.module.css'

interface AccountAddsProps {
  /** Of a result that moves in with them: then scores are nothing new, and a report is nothing to offer. */
  holdsReport: boolean
  /** Payments are not open. */
  isPreview: boolean
}

/** What a free account adds, for a person about to open one. */
export function AccountAdds({ holdsReport, isPreview }: AccountAddsProps) {
  return (
    <>
      <CheckList className={`gap-s ${styles.adds}`} items={itemsOf('account', { holdsReport })} />
      {isPreview && !holdsReport && <PreviewLine reader="newcomer" className={styles.notice} />}
    </>
  )
}
