/** Under which keys the settings of a browser are kept: they stay when a person signs out (lib/client/leave.ts). */
export const KEPT_SETTINGS = {
  shortcuts: 'discern.shortcuts',
  autoAdvance: 'discern.auto-advance',
  csv: 'discern.csv',
  /** That a place on the home screen was offered. */
  homeScreen: 'discern.home-screen',
} as const
