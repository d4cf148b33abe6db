import { type RefObject, useEffect } from 'react'

/** Brings the person to the first input of a form that they have just opened. */
export function useFocusOnOpen(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [form])
}
