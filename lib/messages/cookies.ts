/** Ours: a browser that is set to keep no cookies. */
export const cookiesMessages = {
  blocked:
    'This browser blocks cookies. Without them it can’t open a result or stay signed in. Allow cookies for this site in the browser’s settings, then reload this page.',
} as const
