/** Ours: where JavaScript is off. */
export const noScriptMessages = {
  buttons:
    'Buttons on this page need JavaScript. Switch it on in the browser’s settings and reload.',
} as const
