import { useState } from 'react'
import { useTask } from '@/components/ui/use-task'
import { answerLive, putDot, turnOver, writeAgreement } from '@/lib/api/entries/live'
import type { LiveAnswer, LiveStep, Phone } from '@/lib/api/live'
import { call } from '@/lib/client/call'
import { keepAgreement, keptAgreement } from '@/lib/client/kept-agreement'
import { COLLEAGUE, LABELS, LOST, PAPER, WAIT } from '@/lib/copy/live/phone'
import { useWakeLock } from '../use-wake-lock'
import { Agree, type Sending } from './agree'
import { Colleague, Mine } from './colleague'
import { Finding } from './finding'
import { PhoneFrame, PhoneText, PhoneTitle } from './frame'
import { type Dot, Guess } from './guess'
import { Reveal } from './reveal'
import { keyOf } from './step-key'
import { TakingPart } from './taking-part'
import type { Live } from './use-live'
import { useSender } from './use-sender'

interface InsideProps {
  code: string
  phone: Phone
  live: Live
}

interface Said {
  step: LiveStep
  answer: LiveAnswer
}

/** The phone of someone who takes part: it shows the step that the wall shows. */
export function Inside({ code, phone, live }: InsideProps) {
  useWakeLock()
  return (
    <PhoneFrame
      label={live.isLost ? LOST : LABELS[phone.step.kind]}
      aside={<TakingPart code={code} me={phone.me} live={live} />}
    >
      <Steps code={code} phone={phone} live={live} />
    </PhoneFrame>
  )
}

function Steps({ code, phone, live }: InsideProps) {
  const { step, me, dot, result, colleague, finding } = phone
  const params = { code }
  /** Shown at once; the server may refuse it, where its step is past or its counts are shown. */
  const [said, setSaid] = useState<Said | null>(null)
  const [sending, setSending] = useState<Sending>(null)
  const [isUnsent, setUnsent] = useState(false)
  const over = useTask(COLLEAGUE.failed)
  const moveDot = useSender<Dot>({
    send: (body) => call(putDot, { params, body }),
    gapMs: 100,
    onRefused: live.refresh,
  })
  const sendAnswer = useSender<Said>({
    send: (body) => call(answerLive, { params, body }),
    onSent: () => setUnsent(false),
    onUnsent: () => setUnsent(true),
    onRefused: () => {
      setUnsent(false)
      setSaid(null)
      live.refresh()
    },
  })
  const sendAgreement = useSender<string>({
    send: async (text) => {
      await call(writeAgreement, { params, body: { text } })
      keepAgreement(code, null)
    },
    onSent: () => {
      setSending(null)
      live.refresh()
    },
    onUnsent: () => setSending('waiting'),
    onRefused: ({ message, fields }) => {
      setSending({ refused: fields?.text ?? message })
      live.refresh()
    },
  })
  const key = keyOf(step)
  const isSaidHere = said !== null && keyOf(said.step) === key
  const answer = isSaidHere ? said.answer : phone.answer
  function say(one: LiveAnswer) {
    const next = { step, answer: one }
    setSaid(next)
    sendAnswer(next)
  }

  switch (step.kind) {
    case 'join':
      return <Wait me={me} />
    case 'guess':
      if (!phone.is_revealed) return <Guess key={key} dot={dot} onMove={moveDot} />
      // Back at it, dots stay where they are.
      return <Reveal dot={dot} result={result} />
    case 'reveal':
      return <Reveal dot={dot} result={result} />
    case 'colleague':
      if (!colleague) return <Paper />
      if (colleague.is_me) {
        return (
          <Mine
            me={me}
            busy={over.busy}
            failure={over.failure?.sentence}
            onTurnOver={() =>
              void over.run(async () => {
                await call(turnOver, { params })
                live.refresh()
              })
            }
          />
        )
      }
      return (
        <Colleague
          name={colleague.name}
          answer={answer}
          isShown={phone.is_shown}
          isUnsent={isUnsent}
          onAnswer={say}
        />
      )
    case 'finding':
      if (!finding) return <Paper />
      return (
        <Finding
          finding={finding}
          answer={answer}
          isShown={phone.is_shown}
          isUnsent={isUnsent}
          onAnswer={say}
        />
      )
    case 'agree':
      return (
        <Agree
          key={key}
          stored={phone.agreement}
          readDraft={() => keptAgreement(code)}
          sending={sending}
          isGuest={me.is_guest}
          onType={(text) => {
            setSending(null)
            keepAgreement(code, text)
          }}
          onPut={(text) => {
            setSending('sending')
            sendAgreement(text)
          }}
        />
      )
    default:
      return <Paper />
  }
}

function Wait({ me }: Pick<Phone, 'me'>) {
  return (
    <>
      <PhoneTitle>{WAIT.title}</PhoneTitle>
      <PhoneText>{WAIT.text}</PhoneText>
      <PhoneText>
        {me.shows_name ? (
          <span>
            <span>{WAIT.named}</span> <bdi className="font-600 text-ink">{me.name}</bdi>
          </span>
        ) : (
          WAIT.nameless
        )}
      </PhoneText>
    </>
  )
}

function Paper() {
  return (
    <>
      <PhoneTitle>{PAPER.title}</PhoneTitle>
      <PhoneText>{PAPER.text}</PhoneText>
    </>
  )
}
