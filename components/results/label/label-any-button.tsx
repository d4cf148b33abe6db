'use client'

import { Tag } from 'lucide'
import { useState } from 'react'
import { useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import { SelectField } from '@/components/ui/select-field'
import { readerDate, sayWhen } from '@/lib/when'
import { LabelDialog, useLabelDialog } from './label-dialog'

export interface LabelASittingProps {
  /** Those without a label, newest first. */
  sittings: readonly { id: string; completedAt: string; name: string }[]
  known: readonly string[]
}

/** One way to label any of several sittings. Nothing where all have a label. */
export function LabelAnyButton({ sittings, known }: LabelASittingProps) {
  const words = useWords('results.label')
  const { show, key, dialog } = useLabelDialog()
  const [asked, setAsked] = useState<string | null>(null)
  const chosen = sittings.find(({ id }) => id === asked) ?? sittings[0]
  if (!chosen) return null
  return (
    <>
      <button type="button" className="btn btn-small btn-outline" onClick={show}>
        <Icon of={Tag} />
        <span>{words.one}</span>
      </button>
      <LabelDialog key={key} resultId={chosen.id} label={null} known={known} {...dialog}>
        {sittings.length > 1 && (
          <SelectField
            label={words.which}
            value={chosen.id}
            onChange={({ target: { value } }) => setAsked(value)}
          >
            {sittings.map(({ id, completedAt, name }) => (
              <option key={id} value={id} {...readerDate(completedAt)}>
                {`${sayWhen(completedAt)} · ${name}`}
              </option>
            ))}
          </SelectField>
        )}
      </LabelDialog>
    </>
  )
}
