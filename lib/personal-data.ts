/**
 * What every table has to do with a person who deletes their account or asks for their data. A test walks the schema: a
 * new table or column is missing here until it is decided on (lib/personal-data.test.ts), and e2e/account/privacy.spec.ts
 * puts something unmistakable into every column and looks where it turns up.
 */
export interface PersonalTable {
  /**
   * `cascade`: the database deletes its rows with the account. Others: what eraseAccount (lib/server/privacy/erase.ts)
   * does.
   */
  erased: 'cascade' | { by: string }
  /** The place of each column in the archive (lib/api/archive.ts). */
  exported: Record<string, string>
  /** The columns it leaves out, and why. */
  withheld: Record<string, string>
  /** For rows that outlive the account: the columns whose texts stay with them, and why. */
  stays?: Record<string, string>
}

const OURS = 'An id that only our own tables use'
const OWNER = 'It is the person who exports'
const OF_GUESTS = 'Empty for a person with an account who is in the group'
const SECRET = 'With it another person could get in'

/** By model. */
export const PERSONAL: Record<string, PersonalTable> = {
  User: {
    erased: 'cascade',
    exported: {
      id: 'user.id',
      email: 'user.email',
      emailVerifiedAt: 'user.confirmed_at',
      firstName: 'user.first_name',
      lastName: 'user.last_name',
      isAdmin: 'user.is_admin',
      ownerProvenAt: 'user.owner_proven_at',
      suggestions: 'user.suggestions',
      mailTrouble: 'user.mail_trouble',
      createdAt: 'user.registered_at',
    },
    withheld: {
      passwordHash: SECRET,
      disabledAt: 'No one with a disabled account can be signed in',
      sessionVersion: 'A counter that ends sessions',
    },
  },
  TryMail: {
    erased: 'cascade',
    exported: { askedAt: 'try_mails.asked_at', dueOn: 'try_mails.due_on' },
    withheld: { userId: OWNER },
  },
  Session: {
    erased: 'cascade',
    exported: {
      browser: 'sessions.device',
      system: 'sessions.device',
      createdAt: 'sessions.started_at',
      lastSeenAt: 'sessions.last_seen_at',
      provenAt: 'sessions.password_shown_at',
      expiresAt: 'sessions.expires_at',
    },
    withheld: { id: SECRET, userId: OWNER },
  },
  Identity: {
    erased: 'cascade',
    exported: {
      provider: 'sign_in_providers.provider',
      subject: 'sign_in_providers.their_id',
      createdAt: 'sign_in_providers.added_at',
    },
    withheld: { userId: OWNER },
  },
  MailToken: {
    erased: 'cascade',
    exported: {
      kind: 'open_mail_links.kind',
      email: 'open_mail_links.email',
      requestedAt: 'open_mail_links.requested_at',
      expiresAt: 'open_mail_links.expires_at',
    },
    withheld: { hash: SECRET, userId: OWNER, codeHash: SECRET, codeTries: OURS },
  },
  EmailChange: {
    erased: 'cascade',
    exported: {
      oldEmail: 'email_changes.from',
      newEmail: 'email_changes.to',
      askedAt: 'email_changes.asked_at',
      waitsUntil: 'email_changes.waits_until',
      confirmedAt: 'email_changes.confirmed_at',
      undoUntil: 'email_changes.undo_until',
    },
    withheld: {
      id: OURS,
      userId: OWNER,
      confirmHash: SECRET,
      undoHash: SECRET,
      codeHash: SECRET,
      codeTries: OURS,
      sessionId: SECRET,
      provenAt: 'What user.owner_proven_at was before',
    },
  },
  MailTokenBrowser: {
    erased: 'cascade',
    exported: {},
    withheld: { tokenHash: SECRET, browser: SECRET, needsCode: OURS, codeTries: OURS },
  },
  AssessmentDraft: {
    erased: 'cascade',
    exported: {
      id: 'unfinished_assessments.id',
      state: 'unfinished_assessments.state',
      label: 'unfinished_assessments.label',
      startedAt: 'unfinished_assessments.started_at',
      updatedAt: 'unfinished_assessments.updated_at',
    },
    withheld: { userId: OWNER, version: 'Counts the saves' },
  },
  Assessment: {
    erased: 'cascade',
    exported: {
      id: 'assessments.id',
      formVersion: 'assessments.form_version',
      scorerVersion: 'assessments.scorer_version',
      calibration: 'assessments.calibration',
      answers: 'assessments.answers',
      counted: 'assessments.counted_questions',
      moreAnswers: 'assessments.more_answers',
      moreCounted: 'assessments.more_answers',
      dScore: 'assessments.scores.D',
      iScore: 'assessments.scores.I',
      sScore: 'assessments.scores.S',
      cScore: 'assessments.scores.C',
      primaryLetter: 'assessments.primary_type',
      secondaryLetter: 'assessments.secondary_type',
      styleCode: 'assessments.personality_type_code',
      certainty: 'assessments.places',
      quality: 'assessments.quality',
      field: 'assessments.field_of_work',
      label: 'assessments.label',
      completedAt: 'assessments.completed_at',
      lastUsedAt: 'assessments.last_used_at',
    },
    withheld: {
      userId: OWNER,
      guestId: 'Empty once a result is in an account',
      submissionKey: 'Made at random, against storing a result twice',
      submissionHash: 'Made from the answers, against storing a result twice',
      isSample: 'The public sample has no owner',
    },
  },
  Order: {
    erased: { by: 'kept for the books, without person, address and result' },
    exported: {
      id: 'orders.id',
      product: 'orders.product',
      assessmentId: 'orders.assessment_id',
      status: 'orders.status',
      currency: 'orders.currency',
      listCents: 'orders.list_cents',
      discountCents: 'orders.discount_cents',
      amountCents: 'orders.amount_cents',
      couponId: 'orders.coupon_code',
      paymentIntentId: 'orders.payment_id',
      email: 'orders.email',
      createdAt: 'orders.created_at',
      paidAt: 'orders.paid_at',
      refundDueAt: 'orders.refund_due_at',
      refundToldAt: 'orders.refund_told_at',
      mailTrouble: 'orders.mail_trouble',
    },
    withheld: {
      userId: OWNER,
      expiresAt: 'When we stop waiting for the payment',
      looks: 'Counts our looks at the payment',
      checkedAt: 'Our last look at the payment',
    },
    stays: { paymentIntentId: 'Stripe finds the payment by it, and pays it back' },
  },
  Entitlement: {
    erased: 'cascade',
    exported: {
      grantedAt: 'assessments.complete_report.granted_at',
      revokedAt: 'assessments.complete_report.revoked_at',
    },
    withheld: { id: OURS, assessmentId: OURS, orderId: OURS },
  },
  Pass: {
    erased: 'cascade',
    exported: { grantedAt: 'pass.granted_at', revokedAt: 'pass.revoked_at' },
    withheld: { userId: OWNER, orderId: OURS },
  },
  ReportLink: {
    erased: 'cascade',
    exported: {
      createdAt: 'assessments.mailed_links.created_at',
      expiresAt: 'assessments.mailed_links.expires_at',
      revokedAt: 'assessments.mailed_links.revoked_at',
      opensResult: 'assessments.mailed_links.opens_free_result',
    },
    withheld: { id: OURS, assessmentId: OURS, hash: SECRET },
  },
  ShareLink: {
    erased: 'cascade',
    exported: {
      styleCode: 'assessments.share_link.personality_type_code',
      called: 'assessments.share_link.called',
      compares: 'assessments.share_link.lets_compare',
      createdAt: 'assessments.share_link.made_at',
    },
    withheld: { id: OURS, assessmentId: OURS, hash: SECRET },
  },
  GoalMark: {
    erased: 'cascade',
    exported: {
      goal: 'assessments.goals.goal',
      doneAt: 'assessments.goals.done_at',
      dueOn: 'assessments.goals.due_on',
    },
    withheld: { assessmentId: OURS },
  },
  PointMark: {
    erased: 'cascade',
    exported: {
      point: 'assessments.report_sentences.sentence',
      fits: 'assessments.report_sentences.fits',
      markedAt: 'assessments.report_sentences.marked_at',
    },
    withheld: { assessmentId: OURS },
  },
  Group: {
    erased: {
      by: 'closed, or handed with its name and description to an heir, as the dialog says',
    },
    exported: {
      id: 'groups.id',
      name: 'groups.name',
      description: 'groups.description',
      leaderId: 'groups.is_leader',
      membersSee: 'groups.members_see',
      createdAt: 'groups.created_at',
      archivedAt: 'groups.archived_at',
    },
    withheld: {},
    stays: { name: 'The heir’s group is called so', description: 'Likewise' },
  },
  Membership: {
    erased: 'cascade',
    exported: {
      groupId: 'groups.id',
      joinedAt: 'groups.joined_at',
      remindedAt: 'groups.reminded_at',
      withheldAt: 'groups.shares_results',
      agreedTo: 'groups.agreed_to',
      agreedAt: 'groups.agreed_at',
      agreedBy: 'groups.agreed_by',
      keptAt: 'groups.kept_at',
      cardLine1: 'groups.card_lines',
      cardLine2: 'groups.card_lines',
      joinLinkId: 'groups.joined_by_link',
      resultId: 'groups.shared_result',
      leads: 'groups.is_leader',
      countedLetter: 'groups.counted_letter',
    },
    withheld: { userId: OWNER },
  },
  JoinRequest: {
    erased: 'cascade',
    exported: {
      joinLinkId: 'join_requests.group',
      askedAt: 'join_requests.asked_at',
      agreedTo: 'join_requests.agreed_to',
      declinedAt: 'join_requests.declined_at',
      resultId: 'join_requests.shared_result',
    },
    withheld: { userId: OWNER },
  },
  Participant: {
    erased: 'cascade',
    exported: {
      sessionId: 'live_sessions.group',
      showsName: 'live_sessions.shows_name',
      usesResult: 'live_sessions.uses_result',
      mayBeGuessed: 'live_sessions.may_be_guessed',
      hasTurnedOver: 'live_sessions.has_turned_over',
      dotX: 'live_sessions.dot.x',
      dotY: 'live_sessions.dot.y',
      isDotLeft: 'live_sessions.dot.is_left',
      joinedAt: 'live_sessions.joined_at',
    },
    withheld: {
      id: OURS,
      userId: OWNER,
      hash: SECRET,
      dotId: OURS,
      ...{ name: OF_GUESTS, resultId: OF_GUESTS, agreement: OF_GUESTS, isSentOut: OF_GUESTS },
    },
  },
  GivenAnswer: {
    erased: 'cascade',
    exported: {
      step: 'live_sessions.answers.step',
      answer: 'live_sessions.answers.answer',
    },
    withheld: { participantId: OURS },
  },
  Agreement: {
    erased: 'cascade',
    exported: {
      text: 'groups.agreement.text',
      typedByLeader: 'groups.agreement.typed_by_leader',
      createdAt: 'groups.agreement.created_at',
      mailsFrom: 'groups.agreement.mails_from',
      mailsSent: 'groups.agreement.mails_sent',
      worked: 'groups.agreement.worked',
      answeredAt: 'groups.agreement.answered_at',
      countedAnswer: 'groups.agreement.counted_answer',
    },
    withheld: { id: OURS, groupId: OURS, userId: OWNER },
  },
  EndedMembership: {
    erased: 'cascade',
    exported: {
      groupName: 'ended_memberships.group',
      endedAt: 'ended_memberships.ended_at',
      why: 'ended_memberships.why',
      askedAt: 'ended_memberships.asked_at',
    },
    withheld: { userId: OWNER, groupId: OURS },
  },
  Invitation: {
    erased: {
      by: 'those to the confirmed email address are deleted; a closed group takes its own along',
    },
    exported: {
      groupId: 'invitations.group',
      sentAt: 'invitations.sent_at',
      expiresAt: 'invitations.expires_at',
      acceptedAt: 'invitations.accepted_at',
      mailTrouble: 'invitations.mail_trouble',
      openedAt: 'invitations.opened_at',
      remindedAt: 'invitations.reminded_at',
      reminders: 'invitations.reminders',
      quiet: 'invitations.held_back',
    },
    withheld: { id: OURS, email: OWNER, hash: SECRET },
  },
  InvitationRefusal: {
    erased: {
      by: 'stays under its code: it is the wish not to be written to',
    },
    exported: { refusedAt: 'no_invitations_since' },
    withheld: {
      hash: 'Made of the email address with our key, and of the leader it was declined to',
      everyone:
        'The export lists only a refusal for everyone. A row doesn’t say which leader was declined.',
    },
  },
  JoinRefusal: {
    erased: { by: 'goes with the join link: it is for a later account of the same address' },
    exported: {},
    withheld: {
      joinLinkId: OURS,
      hash: 'Made of the email address with our key',
      refusedAt: 'The leader’s own decision about their group',
    },
  },
  PairComparison: {
    erased: 'cascade',
    exported: {
      firstId: 'comparisons.assessment_id',
      firstName: 'comparisons.called',
      secondId: 'comparisons.assessment_id',
      secondName: 'comparisons.with',
      createdAt: 'comparisons.made_at',
      expiresAt: 'comparisons.expires_at',
      agreedAt: 'comparisons.agreed_at',
      agreement: 'comparisons.agreement',
      agreementByFirst: 'comparisons.offered_the_agreement',
      agreementFrom: 'comparisons.agreement_from',
    },
    withheld: { id: OURS, hash: SECRET },
  },
  PairMail: {
    erased: 'cascade',
    exported: { askedAt: 'comparisons.email.asked_at', sentAt: 'comparisons.email.sent_at' },
    withheld: { pairId: OURS, userId: OWNER },
  },
  ProspectiveUser: {
    erased: { by: 'the entry of the confirmed email address is deleted' },
    exported: {
      email: 'launch_list.email',
      source: 'launch_list.source',
      createdAt: 'launch_list.joined_at',
      mailQueuedAt: 'launch_list.mail_queued_at',
    },
    withheld: { id: OURS },
  },
  AdminAct: {
    erased: { by: 'kept for the audit, without the network address' },
    exported: {
      at: 'admin_acts.at',
      act: 'admin_acts.act',
      actorId: 'admin_acts.by_you',
      client: 'admin_acts.client_address',
    },
    withheld: {
      id: OURS,
      via: 'How it came to us, not about the person',
      targetKind: 'Only what was done to the account, or by the person, is listed',
      targetId: 'It may name another person',
      details: 'What was set, without anything about a person',
    },
    stays: { act: 'One of our own names of what admins can do' },
  },
}

/** The models that hold nothing about a person, and why not. */
export const NOT_PERSONAL: Record<string, string> = {
  Build: 'A version of the product',
  BuildFile: 'Scripts and styles of a version, the same for all',
  Learned: 'A moment',
  MailHold: 'A moment',
  PaymentsOpened: 'A moment',
  Coupon: 'An offer, made by admins for all',
  JoinLink: 'A way into a group; the membership says who joined with it',
  LiveSession: 'A code and a step; the participants say who takes part',
  ShownCount: 'Counts of five answers and more',
  RefusedFinding: 'What a room or a leader said of a sentence, without who',
  FunnelCount: 'Daily counts; who was counted is written nowhere',
  GroupCount: 'Counts; the membership and the agreement say who is in them',
  Rollup: 'Sums',
  RollupDelta: 'Differences of sums',
  RateLimit:
    'Counts under codes made with our key: no one can be found by them, and they go after days',
}
