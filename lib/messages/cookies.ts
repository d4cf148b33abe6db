/** Ours: a browser that is set to keep no cookies. */
export const cookiesMessages = {
  blocked:
    'This browser blocks cookies. Without them it can’t open a result or stay signed in. Allow cookies for this site in the browser’s settings, then reload this page.',
  title: 'This browser blocks cookies',
  needed: 'Your result is tied to a cookie. Only the browser that has it can open the result.',
  allow: 'Allow cookies for this site in the browser’s settings, then reload this page.',
  without:
    'You can answer without them. We’ll tell you your style once, at the end, and you can’t come back to the result.',
  unkept:
    'This browser blocks cookies, so this is all it can show, and it’s gone when you leave this page. To keep a result, allow cookies for this site and take the assessment again.',
} as const
