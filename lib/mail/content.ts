/** What a mail says, before it has a look. Plain text throughout; both parts are written from it. */
export interface MailContent {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preheader: string
  heading: string
  /** Paragraphs above the button. */
  before: readonly string[]
  button?: { label: string; link: string }
  /** Answers to choose from, in place of a button: each leads to a page that asks again. */
  choices?: readonly { label: string; link: string }[]
  /** Six digits to type where one waits, where the email is read elsewhere. */
  code?: { lead: string; digits: string }
  /** Paragraphs below the button. */
  after?: readonly string[]
  /** Why the person gets this mail. */
  reason: string
  /** The ways off a list: a page for people, and what a mail program posts to. */
  unsubscribe?: { label?: string; link: string; oneClick: string }
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** Where a mail program unsubscribes with one click, for mails to a list. */
  oneClick?: string
}
