import { SharedTextures } from '@/components/charts/texture/shared-textures'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import type { GroupDetail } from '@/lib/api/groups'
import { LeaveOrDelete } from '../group/leave-or-delete'
import { SharingNotice } from '../sharing-notice'
import { Trail } from '../trail'
import { BringCard } from './bring-card'
import { ColleagueCard } from './colleague-card'
import { pickColleague, standingIn } from './colleagues'
import { MapCard } from './map-card'
import { MemberHeader } from './member-header'
import { linesOf } from './member-line'
import styles from './member-screen.module.css'
import { NoResult } from './no-result'
import { SharingCard } from './sharing-card'
import { WhoIsIn } from './who-is-in'
import { WideningAsk } from './widening-ask'

interface MemberScreenProps {
  group: GroupDetail
  /** Who is looking. */
  personId: string
  /** The colleague to read about, as the address names them. */
  asked: unknown
}

/** One group as its members see it: who is in it, what each of them shows, and how one works with a colleague. */
export function MemberScreen({ group, personId, asked }: MemberScreenProps) {
  const standing = standingIn(group, personId)
  if (!standing) return null
  const { me, leader, mine, others } = standing
  const isPair = group.members.length === 2 && standing.pairs.length === 1
  const colleague = pickColleague(standing, asked)
  const pair = colleague && (
    <ColleagueCard group={group} standing={standing} colleague={colleague} />
  )
  const sharing = <SharingCard group={group} leader={leader} hasResult={mine !== null} />
  return (
    <div className={`wrap stack page close ${styles.page}`}>
      <Trail here={group.name} />
      <MemberHeader group={group} standing={standing} />
      {me.shares_results === false && <SharingNotice groupId={group.id} />}
      {group.asks && <WideningAsk group={group} leader={leader} />}
      <SharedTextures>
        <div className="stack gap-m">
          {me.has_assessment === false ? (
            <>
              <NoResult me={me} hasOthers={others.length > 0} />
              <div className={`halves gap-m medium-stack`}>
                {sharing}
                <NamesCard group={group} personId={personId} />
              </div>
            </>
          ) : (
            <>
              {isPair && pair}
              {isPair ? (
                <div className={`halves gap-m medium-stack`}>
                  {sharing}
                  <BringCard standing={standing} />
                </div>
              ) : (
                <div className={`grid gap-m medium-stack ${styles.top}`}>
                  <MapCard group={group} standing={standing} />
                  <div className={`stack gap-m ${styles.side}`}>
                    {sharing}
                    {mine && <BringCard standing={standing} />}
                  </div>
                </div>
              )}
              {!isPair && pair}
              <WhoIsIn people={linesOf(group, personId)} />
            </>
          )}
        </div>
      </SharedTextures>
      <LeaveOrDelete group={group} personId={personId} />
      <Toaster />
    </div>
  )
}

/** Before a result: the names, and nothing to compare with. */
function NamesCard({
  group: { members },
  personId,
}: Pick<MemberScreenProps, 'group' | 'personId'>) {
  const others = members.filter(({ id }) => id !== personId)
  return (
    <section className={`card grid gap-s anywhere padded ${styles.names}`} aria-labelledby="who">
      <h2 id="who" className="h3">
        Who’s in it
      </h2>
      <p className="sm mut">
        {others.map(({ id, first_name, last_name, is_leader }) => (
          <span key={id}>
            <bdi>{`${first_name} ${last_name}`.trim()}</bdi>
            <span>{`${is_leader ? ' (leader)' : ''},`}</span>{' '}
          </span>
        ))}
        <span>and you.</span>
      </p>
    </section>
  )
}
