import { type Form, sayWhen } from '../when'

declare global {
  interface Window {
    /** Of public/before-paint.js. */
    sayToReader?: (at: string, form: Form) => string
  }
}

/** A day or a moment as its reader says it, for what only the browser draws: a dialog, a toast, a canvas. */
export function sayToReader(at: string, form: Form = 'day'): string {
  return window.sayToReader?.(at, form) ?? sayWhen(at, form)
}
