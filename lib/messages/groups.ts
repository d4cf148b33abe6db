import { failureMessages } from './failure'

export const groupsMessages = {
  ...failureMessages.groups,
  createFailed: 'Failed to create group. Please try again.',
  nameRequired: 'Group name is required',
  /** Before the leader’s own words, as the email will have them. */
  wordsAsSent: 'In the email:',
  inviteFailed: 'Failed to send invitation. Please try again.',
  invited: 'Invitation sent successfully',
  emailAndGroupRequired: 'Email and group selection are required',
  emailRequired: 'Email is required',
  notFound: 'Group not found',
  comparisonNotFound: 'Comparison data not found',
  notMember: 'This person is not a member of the group.',
  memberAlready: 'This person is already a member.',
  confirmToFollowUp:
    'Before you get these emails, please open the link we emailed you, in this browser.',
  nothingAgreed: 'There is nothing here that you agreed to do.',
  leaderStays: 'To leave, hand the group over first, or delete it.',
  onlyFirst: 'Only the group’s first leader can do that to another leader.',
  firstLeads: 'The first leader hands the group over instead.',
  archived: 'This group is archived. A leader can bring it back.',
  lineNotSaved: 'One line wasn’t saved. Go back to it and press Enter.',
  archivedForGood:
    'This group was archived more than 30 days ago, so it can’t be brought back. You can copy it to a new group.',
  tooManyAddresses: 'Please invite at most 200 people at once.',
  invitationInvalid:
    'This invitation is no longer open. It may have expired, been withdrawn, or been meant for a different email address.',
  full: 'This group is full.',
  joinUnknown: 'This link doesn’t lead anywhere. Please check it, or ask for a new one.',
  joinEnded: (leader: string) => `This link has ended. Ask ${leader} for a new one.`,
  joinDeclined: (leader: string) => `${leader} didn’t add you this time.`,
  joinProve: 'Before you join, please open the link we emailed you, in this browser.',
  joinDomain: (domain: string) => `This link is for people with an email address at ${domain}.`,
  placesTaken: 'All places of the link are taken. Give it more places first.',
  noLink: 'This group has no join link that works.',
  proveToLead:
    'Before you can lead a group here, please confirm your email address in this browser, with the link or the code we emailed you.',
  proveForWords:
    'To add your own words, please confirm your email address in this browser, with the link or the code we emailed you. Or send the invitation without them.',
  proveToHandOver:
    'Before you can hand over a group, please confirm your email address in this browser, with the link or the code we emailed you.',
  proveToMakeLeader:
    'Before you can make someone a leader, please confirm your email address in this browser, with the link or the code we emailed you.',
  heirUnproven:
    'This person hasn’t shown yet that their email address is theirs. They can do that on their profile page.',
  cannotBeAsked:
    'We can’t email the leader of this group. Please ask them for an invitation yourself.',
  declined: 'Invitation declined. Nothing was shared.',
  /** Said of no one in particular: whether one person declined or wants none is theirs to tell. */
  notEveryone:
    'We don’t email people who declined an invitation to a group you led in the last 90 days, or who don’t want invitations. They stay on this list until the invitation expires.',
  unprovenInvites:
    'Until you confirm your email address in this browser, invitations don’t name the group, and you can’t add your own words.',
  settingChanged:
    'The group’s setting just changed. Please check what it is now, and choose again.',
  twoProfiles: 'It takes two profiles to compare',
  agreedThemselves: 'They have written their own agreement. Only they can change it.',
  findingGone: 'This doesn’t stand out anymore. Please reload the page.',
  noSession: 'A session starts once someone has answered.',
  noMeetingLine: 'For these people, nothing is sure enough to put on a card.',
  /** Ours. */
  csvFailed: 'Failed to download CSV. Please try again.',
} as const
