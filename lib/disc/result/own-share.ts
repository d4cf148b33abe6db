/** The link to the style of a result, as it was just made. */
export interface MadeShare {
  link: string
  /** The first name on its page; '' for none. */
  called: string
  /** Whether people who open it may compare with the result. */
  compares: boolean
}

/** The link to the style of a result, as its owner sees it. */
export interface OwnShare extends Omit<MadeShare, 'link'> {
  /** Null where it works and can’t be shown: it was made with an earlier secret of this copy. */
  link: string | null
}
