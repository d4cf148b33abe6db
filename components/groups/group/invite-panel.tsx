'use client'

import { Check, CircleAlert, Minus } from 'lucide'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { Icon } from '@/components/ui/icon'
import { useRouter } from '@/components/ui/language/use-router'
import { TextArea } from '@/components/ui/text-area'
import { showSuccess } from '@/components/ui/toaster'
import { useForm } from '@/components/ui/use-form'
import { OWN_WORDS_MAX, PASTED_ADDRESSES_MAX } from '@/lib/api/bounds'
import { inviteToGroup } from '@/lib/api/entries/groups'
import { inviteMany } from '@/lib/api/entries/invitations'
import type { PastedOutcome } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { quoted } from '@/lib/mail/value'
import { groupsMessages } from '@/lib/messages/groups'

interface InvitePanelProps {
  groupId: string
  /** Whether the leader has shown that their address is theirs. */
  isProven: boolean
}

/** Invites one address, or a pasted list. */
export function InvitePanel({ groupId, isProven }: InvitePanelProps) {
  const [isList, setList] = useState(false)
  return (
    <section
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="invite"
    >
      <h2 id="invite" className="text-h3">
        Invite
      </h2>
      {isList ? (
        <PasteForm groupId={groupId} isProven={isProven} />
      ) : (
        <OneForm groupId={groupId} isProven={isProven} />
      )}
      <button
        type="button"
        className="link justify-self-start text-sm"
        onClick={() => setList(!isList)}
      >
        {isList ? 'Invite one person' : 'Paste a list'}
      </button>
    </section>
  )
}

function OneForm({ groupId, isProven }: InvitePanelProps) {
  const router = useRouter()
  const [sent, setSent] = useState(0)
  const { failure, field, formProps, submitProps } = useForm({
    failed: groupsMessages.inviteFailed,
    check: ({ email = '' }) => ({ email: email.trim() === '' && groupsMessages.emailRequired }),
    send: async ({ email = '', words = '' }) => {
      await call(inviteToGroup, { params: { id: groupId }, body: { email, words } })
      showSuccess(groupsMessages.invited)
      formProps.ref.current?.reset()
      setSent(sent + 1)
      router.refresh()
    },
  })
  return (
    <form className="grid grid-cols-1 gap-4" {...formProps}>
      <Field
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        hint="They get a link that works for 14 days."
      />
      <OwnWords key={sent} {...field('words')} isProven={isProven} />
      <FormError failure={failure} />
      <BusyButton {...submitProps} className="btn btn-outline" busyLabel="Sending...">
        Send invitation
      </BusyButton>
    </form>
  )
}

interface OwnWordsProps extends Pick<InvitePanelProps, 'isProven'> {
  name: string
  error?: string
}

/** What the leader adds in their own name; before their address is proven, why they can't. */
function OwnWords({ isProven, ...field }: OwnWordsProps) {
  const [typed, setTyped] = useState('')
  const sent = quoted(typed, '')
  if (!isProven) return <p className="text-ink-2 text-sm">{groupsMessages.unprovenInvites}</p>
  return (
    <>
      <TextArea
        {...field}
        label="Your own words"
        rows={2}
        maxLength={OWN_WORDS_MAX}
        hint="Optional, as plain text. They are in the email under your name, and we don’t keep them."
        onChange={({ target }) => setTyped(target.value)}
      />
      {sent && (
        <p className="wrap-anywhere text-sm">
          <span className="text-ink-2">{groupsMessages.wordsAsSent}</span>{' '}
          <bdi data-words-as-sent>{sent}</bdi>
        </p>
      )}
    </>
  )
}

/** Invites many at once and says what became of each address. */
function PasteForm({ groupId, isProven }: InvitePanelProps) {
  const router = useRouter()
  const [sent, setSent] = useState(0)
  const [outcomes, setOutcomes] = useState<readonly PastedOutcome[] | null>(null)
  const { busy, failure, field, formProps, submitProps } = useForm({
    failed: groupsMessages.inviteFailed,
    check: ({ addresses = '' }) => ({
      addresses: addresses.trim() === '' && groupsMessages.emailRequired,
    }),
    send: async ({ addresses = '', words = '' }) => {
      const answer = await call(inviteMany, { params: { id: groupId }, body: { addresses, words } })
      setOutcomes(answer.outcomes)
      const form = formProps.ref.current
      form?.reset()
      setSent(sent + 1)
      const box = form?.elements.namedItem('addresses')
      if (box instanceof HTMLTextAreaElement) box.value = unsentOf(answer.outcomes)
      router.refresh()
    },
  })

  return (
    <>
      <form className="grid grid-cols-1 gap-4" {...formProps}>
        <TextArea
          {...field('addresses')}
          label="Email addresses"
          rows={6}
          hint={`Up to ${PASTED_ADDRESSES_MAX}, separated by commas or line breaks. "Name <address>" is fine.`}
        />
        <OwnWords key={sent} {...field('words')} isProven={isProven} />
        <FormError failure={failure} />
        <BusyButton {...submitProps} className="btn btn-outline" busyLabel="Sending...">
          Send invitations
        </BusyButton>
      </form>
      {/* What became of an earlier list says nothing about this one. */}
      <Outcomes outcomes={busy || failure ? null : outcomes} />
    </>
  )
}

/** The addresses to correct or to send later, as they were pasted: they stay in the field. */
const unsentOf = (outcomes: readonly PastedOutcome[]) =>
  outcomes
    .filter(({ outcome }) => TONES[outcome] === '[&_svg]:text-danger')
    .map(({ address }) => address)
    .join('\n')

/** What was not sent stands first, where no one has to scroll to it. */
const inOrder = (outcomes: readonly PastedOutcome[]) =>
  [...outcomes].sort(
    (one, other) =>
      Number(TONES[other.outcome] === '[&_svg]:text-danger') -
      Number(TONES[one.outcome] === '[&_svg]:text-danger'),
  )

/** One line per address. The place is always there, so that what appears in it is read out. */
export function Outcomes({ outcomes }: { outcomes: readonly PastedOutcome[] | null }) {
  const sent = outcomes?.filter(({ outcome }) => outcome === 'invited').length ?? 0
  return (
    <>
      <p role="status" className={outcomes ? 'text-sm' : 'sr-only'}>
        {outcomes &&
          `${countOf(sent, 'invitation')} sent, of ${countOf(outcomes.length, 'email address', 'email addresses')}.`}
      </p>
      {outcomes && (
        <ul
          className="grid max-h-[20rem] grid-cols-1 overflow-y-auto border-line border-t text-sm [&_li>span]:col-start-2 [&_li]:grid-cols-[20px_minmax(0,1fr)] [&_li]:gap-x-2.5 [&_li]:gap-y-0 [&_li]:px-0 [&_li]:py-2.5 [&_svg]:mt-0.5"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable
          tabIndex={0}
          aria-label="What happened to each email address"
        >
          {inOrder(outcomes).map(({ address, outcome }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an address may be listed twice
            <li key={index} className={`wrap-anywhere grid border-line border-b ${TONES[outcome]}`}>
              <OutcomeIcon outcome={outcome} />
              <bdi>{address}</bdi>
              <span className="text-ink-2">{OUTCOMES[outcome]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const OUTCOMES: Record<PastedOutcome['outcome'], string> = {
  invited: 'Invited',
  invited_already: 'Invited before; the earlier link still works',
  member_already: 'Already a member',
  not_an_address: 'This does not look like an email address',
  repeated: 'Listed more than once',
  too_many: 'Not sent: too many invitations for today',
  confirm_first: 'Not sent: confirm your own email address to invite more people today',
}

const TONES: Partial<Record<PastedOutcome['outcome'], string | undefined>> = {
  invited: '[&_svg]:text-success',
  not_an_address: '[&_svg]:text-danger',
  too_many: '[&_svg]:text-danger',
  confirm_first: '[&_svg]:text-danger',
}

function OutcomeIcon({ outcome }: Pick<PastedOutcome, 'outcome'>) {
  if (outcome === 'invited') return <Icon of={Check} />
  return <Icon of={TONES[outcome] ? CircleAlert : Minus} />
}
