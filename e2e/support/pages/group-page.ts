/** What a leader does on the pages of a group. */
import type { Page } from '@playwright/test'
import { GROUP_PARTS } from '../../../lib/copy/team-story'

/** The link to one of the three pages of a group. */
export const partOfGroup = (page: Page, part: 'people' | 'invite' | 'settings') =>
  page.getByRole('navigation', { name: GROUP_PARTS.label }).getByRole('link', {
    name: GROUP_PARTS[part],
  })
