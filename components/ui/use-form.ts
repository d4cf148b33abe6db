'use client'

import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/lib/api/errors'
import type { Rule } from '@/lib/api/field-rules'
import { keepTyped, readTyped } from '@/lib/client/typed'
import { useReady } from './use-ready'
import { type FieldErrors, useTask } from './use-task'

export type Values = Record<string, string>

interface FormOptions {
  /** What is wrong before anything is sent: a message per field, or false. */
  check: (values: Values) => Record<string, string | false>
  send: (values: Values) => Promise<unknown>
  /** The text when the server gives none. */
  failed: string
  /** The form goes when it was sent: until then it stays busy. */
  staysBusy?: boolean
  /** The person has just opened it: the first input gets the focus. */
  takesFocus?: boolean
  /** Typed name and address are kept for the next form and for a reload (lib/client/typed.ts). */
  keepsTyped?: boolean
}

/**
 * A form that is sent once at a time, with messages at its fields and the focus on the first. The inputs keep
 * their own values, so that what a browser fills in, or what was typed before the page was ready, counts as well.
 */
export function useForm(options: FormOptions) {
  const { check, send, failed, staysBusy, takesFocus = false, keepsTyped = false } = options
  const form = useRef<HTMLFormElement>(null)
  const { busy, failure, run, reset } = useTask(failed, { staysBusy })
  const isReady = useReady()
  /** The errors of fields since the last attempt; '' for one that is being corrected. */
  const [marks, setMarks] = useState<FieldErrors>({})
  const errors = { ...failure?.fields, ...marks }
  const mark = (field: string, message = '') => setMarks((all) => ({ ...all, [field]: message }))

  useEffect(() => {
    if (takesFocus)
      form.current?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])
  useEffect(() => {
    if (!keepsTyped) return
    for (const [name, value] of Object.entries(readTyped())) {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.value === '') input.value = value
    }
  }, [keepsTyped])

  const submit = () =>
    run(async () => {
      if (!form.current) return
      setMarks({})
      const values = valuesOf(form.current)
      const wrong = Object.entries(check(values)).filter(([, message]) => message !== false)
      if (wrong.length > 0) {
        throw new ApiError('invalid', '', Object.fromEntries(wrong) as FieldErrors)
      }
      await send(values).catch((reason) => {
        throw saidAtField(reason, form.current)
      })
    })

  return {
    busy,
    failure,
    errors,
    mark,
    reset,
    submit,
    /** What a field of this name is given. */
    field: (name: string) => ({ name, error: errors[name], readOnly: busy }),
    formProps: {
      ref: form,
      noValidate: true,
      // If the browser submits the form before hydration, the password must not be in the address.
      method: 'post',
      onSubmit: (event: React.FormEvent) => {
        event.preventDefault()
        void submit()
      },
      onInput: (event: React.FormEvent) => {
        const { name, value } = event.target as HTMLInputElement
        if (keepsTyped) keepTyped(name, value)
        if (errors[name]) mark(name)
      },
    },
    /** Until the page is ready a press does nothing, rather than send the form the browser's way. */
    submitProps: { type: isReady ? ('submit' as const) : ('button' as const), busy },
  }
}

/** An error that stands at a field is not repeated above the buttons. */
function saidAtField(reason: unknown, form: HTMLFormElement | null): unknown {
  if (!(reason instanceof ApiError) || !reason.fields) return reason
  const isAtField = Object.keys(reason.fields).some((name) => form?.elements.namedItem(name))
  return isAtField ? new ApiError(reason.code, '', reason.fields) : reason
}

function valuesOf(form: HTMLFormElement): Values {
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
