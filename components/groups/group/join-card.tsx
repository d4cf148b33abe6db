import { Eye, EyeOff } from 'lucide'
import { LogoMark } from '@/components/charts/rose/logo-mark'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import { CARD_NEVER, CARD_SEES } from '@/lib/copy/sharing'
import type { MembersSee } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { PRODUCT } from '@/lib/product'
import type { Qr } from '@/lib/qr'
import { groupPath } from '@/lib/routes'
import { DeadEnd } from '../dead-end'
import { PersonName } from '../person-name'
import { Trail } from '../trail'
import { PrintButton } from './print-button'
import { QrPicture } from './qr-picture'
import { TypedLink } from './typed-link'

interface JoinCardProps {
  groupId: string
  card: {
    url: string
    name: string
    members_see: MembersSee
    leader: { first_name: string; last_name: string }
    last_day: string
  }
  code: Qr
}

/** The card of a join link for the wall: a sheet of A5 with the code, and who sees what. */
export function JoinCard({ groupId, card, code }: JoinCardProps) {
  const { url, name, leader, members_see, last_day } = card
  return (
    <div className="container page page-close gap-6 grid grid-cols-1 print:p-0 print:gap-0 print:[page:join-card] print:w-[148mm]">
      <Trail group={{ id: groupId, name }} here="Join card" />
      <div className="gap-4 flex items-center flex-wrap print:hidden!">
        <PrintButton />
        <p className="text-sm text-ink-2">A5, or half a sheet of A4.</p>
      </div>
      <article
        className="p-[clamp(20px,12mm,12mm)] gap-[8mm] border border-line grid grid-cols-1 [--ink:#15171c] [--ink-2:#474b54] [color-scheme:light] w-[min(100%,148mm)] min-h-[209mm] content-between bg-white [color:#15171c] narrow:min-h-0 print:border-0 print:text-[11pt]"
        aria-label="The card"
      >
        <header className="gap-3 grid grid-cols-1 wrap-anywhere">
          <p>
            <PersonName person={leader} /> invites you to
          </p>
          <h1 className="line-clamp-[var(--lines,3)] leading-[1.06] tracking-[-0.028em] min-w-0 text-[length:clamp(1.75rem,10mm,2.5rem)]">
            <bdi>{name}</bdi>
          </h1>
          <p className="max-w-[26rem]">
            28 short questions about how you work. You get your own result, and we get a map of the
            team.
          </p>
        </header>
        <div className="gap-[7mm] grid items-center grid-cols-[56mm_minmax(0,1fr)] narrow:grid-cols-1">
          <QrPicture
            code={code}
            className="rounded-[3mm] border-[0.5mm] [border-color:#15171c] block w-full narrow:max-w-[56mm]"
            label="The link as a QR code"
          />
          <div className="gap-3 grid grid-cols-1">
            <p className="font-650 text-[1.35rem] leading-tight">Point your camera here.</p>
            <p>
              <span className="block">Or type</span>
              <b className="wrap-anywhere">
                <TypedLink url={url} />
              </b>
            </p>
          </div>
        </div>
        <div>
          <dl className="rounded-[3mm] border [border-color:#15171c] grid grid-cols-[auto_minmax(0,1fr)] text-14 narrow:grid-cols-1 [&_dt+dd+dt]:border-0 [&_dt+dd+dt]:border-dashed [&_dt+dd+dt]:[border-color:#85878b] [&_dt+dd+dt]:border-t [&_dt+dd+dt+dd]:border-0 [&_dt+dd+dt+dd]:border-dashed [&_dt+dd+dt+dd]:[border-color:#85878b] [&_dt+dd+dt+dd]:border-t narrow:[&_dt+dd+dt+dd]:border-t-0">
            <dt className="px-[3mm] py-[2mm] gap-[2mm] flex font-600 whitespace-nowrap">
              <Icon of={Eye} />
              They see
            </dt>
            <dd className="px-[3mm] py-[2mm] narrow:pt-0">{CARD_SEES[members_see]}</dd>
            <dt className="px-[3mm] py-[2mm] gap-[2mm] flex font-600 whitespace-nowrap">
              <Icon of={EyeOff} />
              They never see
            </dt>
            <dd className="px-[3mm] py-[2mm] narrow:pt-0">{CARD_NEVER}</dd>
          </dl>
          <p className="flex items-center justify-between flex-wrap gap-y-[1mm] gap-x-[4mm] mt-[4mm] text-13">
            <span className="gap-2 flex items-center font-650">
              <LogoMark size={18} />
              {PRODUCT}
            </span>
            <span>
              Free. Works until <When at={last_day} />.
            </span>
          </p>
        </div>
      </article>
    </div>
  )
}

/** In its place, while the group has no link that works. */
export function NoJoinCard({ groupId }: { groupId: string }) {
  return (
    <DeadEnd
      title={messages.groups.noLink}
      isWhole
      href={groupPath(groupId)}
      label="Back to the group"
    >
      You can make one on the group’s page.
    </DeadEnd>
  )
}
