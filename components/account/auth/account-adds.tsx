import { CheckList } from '@/components/ui/check-list'
import { itemsOf } from '@/lib/disc/premium'
import { messages } from '@/lib/messages'
import { PAYMENTS_OPEN } from '@/lib/pricing'
import styles from './account-adds.module.css'

interface AccountAddsProps {
  /** Where a guest result joins the account: scores or a report that it already has are not offered again. */
  holdsReport: boolean
  /** The report of that result opens with the account. */
  opensReport: boolean
}

/** What a free account adds, for a person about to open one. */
export function AccountAdds({ holdsReport, opensReport }: AccountAddsProps) {
  const { opens, mayOpen } = messages.register
  return (
    <>
      <CheckList className={`gap-s ${styles.adds}`} items={itemsOf('account', { holdsReport })} />
      {!PAYMENTS_OPEN && !holdsReport && (
        <p className={`medium ${styles.notice}`}>{opensReport ? opens : mayOpen}</p>
      )}
    </>
  )
}
