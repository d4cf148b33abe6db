/** Of a page whose scripts are late or do not run (public/before-paint.js). */
export const startMessages = {
  stillLoading:
    'Still loading. Buttons work once the rest of this page is here. If it takes too long, reload.',
  notStarted:
    'This page could not start. Part of it didn’t arrive, or this browser is too old for it. Please reload. If that doesn’t help, use a newer browser: Chrome or Edge 111, Firefox 128, Safari 16.4, or later.',
  reload: 'Reload',
} as const
