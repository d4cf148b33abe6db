/** What can be noticed about a whole sitting. Apart from the module that notices it: names only, nothing of the form. */
export const QUALITY_FLAGS = ['low_fit', 'hurried', 'long_run'] as const
export type QualityFlag = (typeof QUALITY_FLAGS)[number]
