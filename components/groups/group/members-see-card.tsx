'use client'

import { useState } from 'react'
import { ActButton } from '@/components/ui/act-button'
import { updateGroup } from '@/lib/api/entries/groups'
import type { GroupDetail, SharedChoice } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { EVERYONE_SEES, SETTINGS } from '@/lib/copy/sharing'
import { formatCount } from '@/lib/counts'
import { isWider, MEMBERS_SEE, type MembersSee } from '@/lib/members-see'
import { LevelChoice } from '../level-choice'
import { ChangeSharing } from '../member/change-sharing'
import { SharedResult } from '../member/shared-result'
import styles from './members-see-card.module.css'

interface MembersSeeCardProps {
  group: GroupDetail
  /** Which of their own results the leader shares. */
  choice?: SharedChoice | null | undefined
}

/** For the leader: how much members see of each other. Less holds at once, more for each who agrees. */
export function MembersSeeCard({ group, choice }: MembersSeeCardProps) {
  const { id, members_see: setting, members } = group
  const [chosen, setChosen] = useState<MembersSee>(setting)
  const yetToAgree = members.filter(({ shows }) => isWider(setting, shows)).length
  const text = (
    <>
      <p>
        <b>{`${SETTINGS[chosen].name}.`}</b> <span>{SETTINGS[chosen].what}</span>
      </p>
      <p>
        {isWider(chosen, setting)
          ? 'This applies to you right away. Everyone else is asked on the group’s page. Until they agree, nothing changes for them.'
          : 'This takes effect right away, for everyone. If you want to show more again later, we’ll ask each member again.'}
      </p>
    </>
  )
  return (
    <section
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="members-see"
    >
      <h2 id="members-see" className="text-h3">
        What members see of each other
      </h2>
      <LevelChoice
        legend="What members see of each other"
        levels={MEMBERS_SEE}
        words={SETTINGS}
        chosen={chosen}
        onChoose={setChosen}
      />
      {yetToAgree > 0 && (
        <p className="text-ink-2 text-sm">
          {yetToAgree === 1
            ? `1 of ${members.length} hasn’t agreed to this. Until they do, they show less.`
            : `${formatCount(yetToAgree)} of ${formatCount(members.length)} haven’t agreed to this. Until they do, they show less.`}
        </p>
      )}
      {chosen !== setting && (
        <ActButton
          className="btn btn-small min-h-11 justify-self-start"
          label="Save"
          question={{
            title: isWider(chosen, setting) ? 'Show members more' : 'Show members less',
            text,
          }}
          busy="Saving…"
          send={() => call(updateGroup, { params: { id }, body: { members_see: chosen } })}
          done="Setting saved."
          failed="The setting could not be saved. Please try again."
        />
      )}
      {setting !== 'leader_only' && (
        <div className={`grid justify-items-start gap-3 border-line border-t pt-4 ${styles.own}`}>
          <p className="text-sm">
            <b>Everyone here sees of you:</b>{' '}
            <span className="text-ink-2">{EVERYONE_SEES[group.agreed_to]}</span>
          </p>
          <ChangeSharing groupId={id} setting={setting} agreedTo={group.agreed_to} />
        </div>
      )}
      {choice && choice.results.length > 1 && (
        <SharedResult key={choice.result_id} groupId={id} choice={choice} />
      )}
    </section>
  )
}
