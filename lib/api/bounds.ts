/** Numbers of the contract that screens name as well. */

/** Characters of a first or last name. */
export const NAME_MAX = 80
/** Characters of what a guest wants to be called. */
export const PAIR_NAME_MAX = 60
/** Characters of the first name on the page of a shared style. */
export const SHARE_NAME_MAX = 40
export const EMAIL_MAX = 254
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** Characters of the label of a sitting. */
export const LABEL_MAX = 30
export const GROUP_NAME_MAX = 80
export const GROUP_DESCRIPTION_MAX = 500
/** For how many days the archiving of a group can be undone. */
export const ARCHIVE_UNDO_DAYS = 30
/** Characters of a leader’s own words in an invitation. */
export const OWN_WORDS_MAX = 300
/** The most people that fit on the card of a meeting. */
export const MEETING_PEOPLE_MAX = 24
export const MEETING_NAME_MAX = 60
/** How many addresses can be pasted at once. */
export const PASTED_ADDRESSES_MAX = 200
/** For how long a join link works, unless its leader chooses. */
export const JOIN_DAYS = 14
export const JOIN_DAYS_MAX = 90
/** How many may join with one link, unless its leader chooses. */
export const JOIN_PLACES = 50
export const JOIN_PLACES_MAX = 300
/** So many sessions are listed. */
export const MOST_SESSIONS = 50
/** For how long a proof is good for what weighs much. */
export const PROOF_MINUTES = 10
/** Characters of a guest’s name in a live session. */
export const LIVE_NAME_MAX = 24
export const AGREEMENT_MAX = 200
export const CARD_LINE_MAX = 60

/** The sizes of a PDF's pages. */
export const PAPERS = ['a4', 'letter'] as const
