'use client'

import { useId, useState } from 'react'
import { NotMine } from '@/components/account/auth/not-mine'
import { DatedResult } from '@/components/results/dated-result'
import { agreeToPair, compareByShare } from '@/lib/api/entries/pairs'
import { call } from '@/lib/client/call'
import { goInstead } from '@/lib/client/go'
import { pairsMessages } from '@/lib/messages/pairs'
import type { PairChoice } from '@/lib/pair-choice'
import { duoPath } from '@/lib/routes'
import { CalledForm } from './called-form'

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
    goInstead(duoPath(id))
  }
  return (
    <CalledForm
      isGuests={chosen.isGuests}
      send={agree}
      submit={byShare ?? 'Agree and compare'}
      busyLabel="Opening..."
      failed={pairsMessages.agreeFailed}
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
    <fieldset className="m-0 grid grid-cols-1 gap-2 border-0 p-0 [&_legend]:px-0 [&_legend]:pt-0 [&_legend]:pb-2">
      <legend className="font-600">Which of your results?</legend>
      {choices.map((choice) => (
        <label
          key={choice.id}
          className="flex cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line px-3.5 py-3 data-chosen:border-ink [&_input]:m-0 [&_input]:size-4.5 [&_input]:flex-none [&_input]:[accent-color:var(--ink)]"
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
