import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import { NoAnswer } from '@/lib/client/call'
import { keepTyped, readTyped } from '@/lib/client/typed'
import { messages } from '@/lib/messages'

type Values = Record<string, string>
/** One message per field that is wrong. */
export type FieldErrors = Record<string, string>

interface AuthFormOptions {
  /** What is wrong before anything is sent. */
  check: (values: Values) => FieldErrors
  /** Sends it and goes on; the form stays busy, because what comes next replaces it. */
  send: (values: Values) => Promise<void>
  /** What to say when the server says nothing. */
  failed: string
}

/**
 * What the forms around signing in share: one submit at a time, messages at their fields with the focus on the
 * first, and nothing typed is lost. The inputs keep their own values, so that what a browser fills in, or
 * what was typed before the page was ready, counts as well.
 */
export function useAuthForm({ check, send, failed }: AuthFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const wantsFocus = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  useEffect(() => {
    for (const [name, value] of Object.entries(readTyped())) {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.value === '') input.value = value
    }
  }, [])
  useEffect(() => {
    if (!wantsFocus.current || Object.keys(errors).length === 0) return
    wantsFocus.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function refuse(next: FieldErrors) {
    wantsFocus.current = true
    setErrors(next)
  }

  /** Sets or clears the message of one field, without moving the focus. */
  function mark(name: string, message?: string) {
    setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
  }

  async function submit() {
    if (running.current || !form.current) return
    const values = readValues(form.current)
    setProblem(undefined)
    const wrong = check(values)
    refuse(wrong)
    if (Object.keys(wrong).length > 0) return
    running.current = true
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      running.current = false
      setBusy(false)
      const fields = error instanceof ApiError ? knownFields(error, form.current) : {}
      refuse(fields)
      if (Object.keys(fields).length === 0) setProblem(sentenceOf(error, failed))
    }
  }

  return {
    busy,
    problem,
    errors,
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
        const { name, value } = event.target as HTMLInputElement
        keepTyped(name, value)
        if (errors[name]) mark(name)
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

/** The server's messages about fields that this form shows. */
function knownFields({ fields = {} }: ApiError, form: HTMLFormElement | null): FieldErrors {
  const shown = Object.entries(fields).filter(([name]) => form?.elements.namedItem(name))
  return Object.fromEntries(shown)
}

/** The server's sentence; without one, SPEC's, and that nothing is lost when there was no answer at all. */
export function sentenceOf(error: unknown, failed: string): string {
  if (error instanceof ApiError) return error.message
  return error instanceof NoAnswer ? `${failed} ${messages.auth.noAnswer}` : failed
}

/** What a schema of the contract says about values, one message per field. */
export function refusedBy(schema: z.ZodType | undefined, values: Values): FieldErrors {
  const parsed = schema?.safeParse(values)
  if (!parsed || parsed.success) return {}
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
  return errors
}

/** What is wrong with the second typing of a new password. */
export function confirmError(password = '', confirm = ''): FieldErrors {
  return password === confirm ? {} : { confirm: messages.register.passwordsDiffer }
}
