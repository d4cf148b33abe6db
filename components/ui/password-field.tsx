'use client'

import { useState } from 'react'
import { useSay, useWords } from '#words'
import { inSentence } from '@/lib/languages/languages'
import { Field, type FieldProps } from './field'
import { useLanguage } from './language/use-language'

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  const words = useWords('ui.controls')
  const say = useSay()
  const label = inSentence(useLanguage(), props.label)
  return (
    <Field
      {...props}
      className={`[&_input]:pr-24 ${props.className ?? ''}`}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className="bare absolute top-1 right-1 h-11 min-w-16 rounded-sm px-3 py-0 font-600 text-ink-2 text-sm hover:text-ink hover:underline hover:underline-offset-4 focus-visible:[outline-offset:-3px]"
          aria-label={say(isShown ? words.hideField : words.showField, { label })}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </button>
      }
    />
  )
}
