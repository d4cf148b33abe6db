import { describe, expect, it } from 'vitest'
import { teamFileName } from './team-file'

const DAY = '2026-11-22'

describe('the file of a team', () => {
  it.each([
    ['Design', 'DISC_Team_Design_2026-11-22.csv'],
    ['Équipe Süd / Nord', 'DISC_Team_Equipe_Sud_Nord_2026-11-22.csv'],
    ['"; filename=../../x', 'DISC_Team_filename_x_2026-11-22.csv'],
    ['チーム', 'DISC_Team_2026-11-22.csv'],
    ['x'.repeat(80), `DISC_Team_${'x'.repeat(60)}_2026-11-22.csv`],
  ])('bears the name of the group: %s', (name, file) => {
    expect(teamFileName(name, DAY, 'csv')).toBe(file)
  })
})
