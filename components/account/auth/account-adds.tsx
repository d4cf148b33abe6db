import { useWords } from '#words'
import { CheckList } from '@/components/ui/check-list'
import { itemsOf } from '@/lib/disc/premium'
import { PAYMENTS_OPEN } from '@/lib/pricing'

interface AccountAddsProps {
  /** Where a guest result joins the account: scores or a report that it already has are not offered again. */
  holdsReport: boolean
  /** The report of that result opens with the account. */
  opensReport: boolean
}

/** What a free account adds, for a person about to open one. */
export function AccountAdds({ holdsReport, opensReport }: AccountAddsProps) {
  const { opens, mayOpen } = useWords('auth.claim')
  return (
    <>
      <CheckList className="mx-0 -mt-4 mb-7 gap-3" items={itemsOf('account', { holdsReport })} />
      {!PAYMENTS_OPEN && !holdsReport && (
        <p className="mb-7 font-550">{opensReport ? opens : mayOpen}</p>
      )}
    </>
  )
}
