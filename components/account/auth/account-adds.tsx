import { PreviewLine } from '@/components/checkout/preview-line'
import { CheckList } from '@/components/ui/check-list'
import { itemsOf } from '@/lib/disc/premium'
import styles from './account-adds.module.css'

interface AccountAddsProps {
  /** Where a guest result joins the account: scores or a report that it already has are not offered again. */
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
