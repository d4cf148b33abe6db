'use client'

import { useId, useState } from 'react'
import { NotMine } from '@/components/account/auth/held-results'
import { DatedResult } from '@/components/results/dated-result'
import { agreeToPair, compareByShare } from '@/lib/api/entries/pairs'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import type { PairChoice } from '@/lib/pair-choice'
import { duoPath } from '@/lib/routes'
import { CalledForm } from './called-form'
import styles from './pairs.module.css'

interface AgreeFormProps {
  token: string
  /** By the link to a style, whose owner has agreed already: what the button says. */
  byShare?: string
  /** At least one. */
  choices: readonly [PairChoice, ...PairChoice[]]
}

/** For a person with a result: which one, how a guest wants to be called, and yes. What yes means is explained above it. */
export function AgreeForm({ token, byShare, choices }: AgreeFormProps) {
  const [chosen, setChosen] = useState<PairChoice>(choices[0])
  const held = choices.filter(({ isGuests }) => isGuests)
  async function agree(called: { called?: string }) {
    const body = { result_id: chosen.id, ...called }
    const { id } = byShare
      ? await call(compareByShare, { params: { token }, body })
      : await call(agreeToPair, { params: { token }, body })
    // By a full load, so that going back does not show a link that is used up.
    window.location.replace(duoPath(id))
  }
  return (
    <CalledForm
      isGuests={chosen.isGuests}
      send={agree}
      submit={byShare ?? 'Agree and compare'}
      busyLabel="Opening..."
      failed={messages.pairs.agreeFailed}
      staysBusy
    >
      {choices.length === 1 ? (
        <DatedResult result={chosen} />
      ) : (
        <Choices choices={choices} chosen={chosen} onChoose={setChosen} />
      )}
      {/* On a shared device they may be another person's. */}
      {held.length > 0 && (
        <div>
          <NotMine results={held} left={0} />
        </div>
      )}
    </CalledForm>
  )
}

interface ChoicesProps extends Pick<AgreeFormProps, 'choices'> {
  chosen: PairChoice
  onChoose: (choice: PairChoice) => void
}

function Choices({ choices, chosen, onChoose }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className={`stack gap-xs ${styles.choices}`}>
      <legend className="semibold">Which of your results?</legend>
      {choices.map((choice) => (
        <label
          key={choice.id}
          className={`row gap-s ${styles.choice}`}
          data-chosen={choice === chosen || undefined}
        >
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <DatedResult result={choice} />
        </label>
      ))}
    </fieldset>
  )
}
