/** One thing that was looked at. */
export interface Finding {
  about: 'Settings' | 'Database' | 'Mail' | 'Cards' | 'Address' | 'Disk' | 'Clock' | 'Learning'
  /** `well`; `note`: it works, but something is worth knowing; `ill`: people will notice. */
  state: 'well' | 'note' | 'ill'
  says: string
  /** What to do about it. */
  remedy?: string
}

export const well = (about: Finding['about'], says: string): Finding => ({
  about,
  state: 'well',
  says,
})
export const note = (about: Finding['about'], says: string, remedy?: string): Finding => ({
  about,
  state: 'note',
  says,
  remedy,
})
export const ill = (about: Finding['about'], says: string, remedy?: string): Finding => ({
  about,
  state: 'ill',
  says,
  remedy,
})

export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
