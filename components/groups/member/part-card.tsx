'use client'

import { ActionButton } from '@/components/ui/action-button'
import { BusyButton } from '@/components/ui/busy-button'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { useRouter } from '@/components/ui/language/use-router'
import { TextArea } from '@/components/ui/text-area'
import { showSuccess } from '@/components/ui/toaster'
import { useForm } from '@/components/ui/use-form'
import { AGREEMENT_MAX, CARD_LINE_MAX } from '@/lib/api/bounds'
import { agreeToDo, dropAgreement, setCardLines } from '@/lib/api/entries/session-kit'
import { call } from '@/lib/client/call'
import { SESSION_WORDS } from '@/lib/copy/session'

/** What someone brings to the sessions of a group. */
export interface OwnPart {
  /** The lines of their name card. */
  lines: readonly string[]
  agreement: { text: string; typedByLeader: boolean } | null
}

interface PartCardProps {
  groupId: string
  part: OwnPart
  isLeader: boolean
}

/** The person’s own agreement, and the lines of their name card. */
export function PartCard({ groupId, part, isLeader }: PartCardProps) {
  return (
    <section
      className="print:hidden! grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="part"
    >
      <h2 id="part" className="text-h3">
        Your part in a session
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-11 gap-y-7 [&>form]:content-start">
        <AgreementForm groupId={groupId} agreement={part.agreement} isLeader={isLeader} />
        <CardForm groupId={groupId} lines={part.lines} />
      </div>
    </section>
  )
}

interface AgreementFormProps extends Pick<PartCardProps, 'groupId' | 'isLeader'> {
  agreement: OwnPart['agreement']
}

function AgreementForm({ groupId, agreement, isLeader }: AgreementFormProps) {
  const router = useRouter()
  const { failure, field, formProps, submitProps } = useForm({
    failed: 'Your agreement could not be saved. Please try again.',
    check: ({ text = '' }) => ({ text: text.trim() === '' && 'Please say what you’ll do.' }),
    send: async ({ text = '' }) => {
      // An area of text sends line breaks; an agreement is one line.
      const body = { text: text.replace(/\s+/g, ' ') }
      await call(agreeToDo, { params: { id: groupId }, body })
      showSuccess('Agreement saved.')
      router.refresh()
    },
  })
  async function drop() {
    await call(dropAgreement, { params: { id: groupId } })
    const box = formProps.ref.current?.elements.namedItem('text')
    if (box instanceof HTMLTextAreaElement) box.value = ''
    showSuccess('Agreement deleted.')
    router.refresh()
  }
  return (
    <form className="grid gap-4" {...formProps}>
      <TextArea
        {...field('text')}
        label="What you’ll do from now on"
        rows={3}
        maxLength={AGREEMENT_MAX}
        defaultValue={agreement?.text}
        // What was typed in a session meanwhile comes with the next look.
        key={agreement?.text}
        hint={hintOf(agreement, isLeader)}
      />
      <FormError failure={failure} />
      <div className="flex flex-wrap gap-3">
        <BusyButton {...submitProps} className="btn btn-outline btn-small" busyLabel="Saving…">
          {agreement?.typedByLeader ? 'Keep it' : 'Save'}
        </BusyButton>
        {agreement && (
          <ActionButton
            className="btn btn-ghost btn-small"
            busyLabel="Deleting…"
            failed="Your agreement could not be deleted. Please try again."
            act={drop}
          >
            Delete
          </ActionButton>
        )}
      </div>
    </form>
  )
}

function hintOf(agreement: OwnPart['agreement'], isLeader: boolean): string {
  if (isLeader) return SESSION_WORDS.leader
  return agreement?.typedByLeader ? SESSION_WORDS.typed : SESSION_WORDS.who
}

function CardForm({ groupId, lines }: { groupId: string; lines: readonly string[] }) {
  const router = useRouter()
  const { failure, field, formProps, submitProps } = useForm({
    failed: 'Your name card could not be saved. Please try again.',
    check: () => ({}),
    send: async ({ line_1 = '', line_2 = '' }) => {
      await call(setCardLines, { params: { id: groupId }, body: { line_1, line_2 } })
      showSuccess('Name card saved.')
      router.refresh()
    },
  })
  return (
    <form className="grid gap-4" {...formProps}>
      <Field
        {...field('line_1')}
        label="First line of your name card"
        maxLength={CARD_LINE_MAX}
        autoComplete="off"
        defaultValue={lines[0]}
        placeholder="Ask me about spreadsheets"
      />
      <Field
        {...field('line_2')}
        label="Second line"
        maxLength={CARD_LINE_MAX}
        autoComplete="off"
        defaultValue={lines[1]}
        hint={SESSION_WORDS.lines}
      />
      <FormError failure={failure} />
      <BusyButton
        {...submitProps}
        className="btn btn-outline btn-small justify-self-start"
        busyLabel="Saving…"
      >
        Save
      </BusyButton>
    </form>
  )
}
