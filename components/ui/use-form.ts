'use client'

import { useRef, useSyncExternalStore } from 'react'
import type { Rule } from '@/lib/api/field-rules'
import { assertFields, type FieldErrors, useFocusOnWrong, useTask } from './use-task'

export type Values = Record<string, string>

export interface FormOptions {
  /** What is wrong before anything is sent: a message per field, or false. */
  check: (values: Values) => Record<string, string | false>
  send: (values: Values) => Promise<void>
  /** What to say when the server says nothing. */
  failed: string
  /** The form goes when it was sent: until then it stays busy. */
  staysBusy?: boolean
}

/**
 * A form that is sent once at a time, with messages at its fields and the focus on the first. The inputs keep
 * their own values, so that what a browser fills in, or what was typed before the page was ready, counts as well.
 */
export function useForm({ check, send, failed, staysBusy }: FormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const task = useTask(failed, { staysBusy })
  useFocusOnWrong(form, task)
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { busy, failure, mark, run } = task

  const submit = () =>
    run(async () => {
      if (!form.current) return
      const values = readValues(form.current)
      assertFields(check(values))
      await send(values)
    })

  return {
    busy,
    failure,
    errors: failure?.fields ?? {},
    mark,
    formProps: {
      ref: form,
      noValidate: true,
      // Should the browser ever send it by itself, then not with a password in the address.
      method: 'post',
      onSubmit: (event: React.FormEvent) => {
        event.preventDefault()
        void submit()
      },
      onInput: (event: React.FormEvent) => {
        const { name } = event.target as HTMLInputElement
        if (failure?.fields[name]) mark(name)
      },
    },
    /** Until the page is ready a press does nothing, rather than send the form the browser's way. */
    submitType: isReady ? ('submit' as const) : ('button' as const),
  }
}

const never = () => () => undefined

function readValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries)
}

/** What the rules of the contract say about values, one message per field. */
export function refusedBy(rules: Record<string, Rule>, values: Values): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, rule] of Object.entries(rules)) {
    const message = rule(values[field] ?? '')
    if (message) errors[field] = message
  }
  return errors
}
