import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { Problem } from '@/components/ui/form-error'
import { FullLink } from '@/components/ui/language/full-link'
import { useReady } from '@/components/ui/use-ready'
import { useTask } from '@/components/ui/use-task'
import { LIVE_NAME_MAX } from '@/lib/api/bounds'
import { comeIn } from '@/lib/api/entries/live'
import type { LiveDoor } from '@/lib/api/live'
import { call } from '@/lib/client/call'
import { findGuestResult } from '@/lib/client/guest-result'
import { DOOR } from '@/lib/copy/live/phone'
import { PRODUCT } from '@/lib/product'
import { livePath, loginPath } from '@/lib/routes'
import { PhoneFoot, PhoneFrame, PhoneText, PhoneTitle } from './frame'
import { loadInside } from './late'
import { NO_PART, Ticks, ticked } from './ticks'
import { isMissing, isSentOut, type Live } from './use-live'

interface DoorProps {
  code: string
  door: LiveDoor
  live: Live
}

/** Before someone takes part: as a member, or as a guest with a name. Only members read the group's name. */
export function Door({ code, door, live }: DoorProps) {
  if (door.lets_in === 'sign_in') return <MembersOnly code={code} />
  return <ComeIn code={code} door={door} live={live} />
}

function ComeIn({ code, door, live }: DoorProps) {
  const isGuest = door.lets_in === 'guest'
  const [part, setPart] = useState(NO_PART)
  const [name, setName] = useState(door.name)
  const [isNameless, setNameless] = useState(false)
  const { busy, failure, run } = useTask(DOOR.failed)
  const isReady = useReady()

  function submit(event: React.FormEvent) {
    event.preventDefault()
    const isMissingName = isGuest && name.trim() === ''
    setNameless(isMissingName)
    if (isMissingName) return
    void run(async () => {
      const held = isGuest && part.uses_result ? await findGuestResult() : null
      const body = {
        ...part,
        ...(isGuest && { name }),
        ...(held && { result_id: held.result_id }),
      }
      try {
        const [phone] = await Promise.all([
          call(comeIn, { params: { code }, body }),
          // So that nothing empty is seen between the door and the first step.
          loadInside(),
        ])
        live.go({ at: 'inside', phone })
      } catch (reason) {
        if (!isMissing(reason)) throw reason
        live.go(isSentOut(reason) ? { at: 'out', isSent: true } : { at: 'gone' })
      }
    })
  }

  return (
    <PhoneFrame label={isGuest ? PRODUCT : door.group} aside={isGuest && <SignIn code={code} />}>
      <PhoneTitle>{DOOR.title}</PhoneTitle>
      <PhoneText>{isGuest ? DOOR.guest : DOOR.member}</PhoneText>
      <form
        className="mt-5 flex grow flex-col gap-5"
        noValidate
        method="post"
        onFocus={() => void loadInside()}
        onSubmit={submit}
      >
        <Ticks
          part={part}
          canUseResult={door.can_use_result}
          onTick={(name, isOn) => setPart((now) => ticked(now, name, isOn))}
        />
        {isGuest ? (
          <Field
            label={DOOR.name}
            name="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={failure?.fields.name ?? (isNameless && name.trim() === '' && DOOR.nameMissing)}
            autoComplete="given-name"
            dir="auto"
            maxLength={LIVE_NAME_MAX}
          />
        ) : (
          <p>
            {DOOR.as} <bdi className="font-600">{door.name}</bdi>
          </p>
        )}
        <PhoneFoot>
          <Problem>{!failure?.fields.name && failure?.sentence}</Problem>
          <BusyButton
            type={isReady ? 'submit' : 'button'}
            className="btn btn-large"
            busy={busy}
            busyLabel={DOOR.comingIn}
          >
            {DOOR.comeIn}
          </BusyButton>
        </PhoneFoot>
      </form>
    </PhoneFrame>
  )
}

function SignIn({ code }: { code: string }) {
  return (
    <p>
      {DOOR.isMember}{' '}
      <FullLink className="link" href={loginPath(livePath(code))}>
        {DOOR.signIn}
      </FullLink>
    </p>
  )
}

function MembersOnly({ code }: { code: string }) {
  return (
    <PhoneFrame label={PRODUCT}>
      <PhoneTitle>{DOOR.membersTitle}</PhoneTitle>
      <PhoneText>{DOOR.members}</PhoneText>
      <PhoneFoot>
        <FullLink className="btn btn-large" href={loginPath(livePath(code))}>
          {DOOR.signIn}
        </FullLink>
      </PhoneFoot>
    </PhoneFrame>
  )
}
