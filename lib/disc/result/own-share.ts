/** The link to the style of a result, as its owner sees it. */
export interface OwnShare {
  link: string
  /** The first name on its page; '' for none. */
  called: string
  /** Whether people who open it may compare with the result. */
  compares: boolean
}
