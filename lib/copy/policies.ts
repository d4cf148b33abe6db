/**
 * What we store, send and promise, in plain words. It describes the product as it is, so a change of what
 * is kept anywhere changes this file too. No text states a numeric limit: those stand in the table of
 * lib/retention.ts, which the privacy policy's page shows below its text.
 */
import { PAYMENTS_OPEN } from '../pricing'
import { PRODUCT } from '../product'
import { POLICY_KEYS, type PolicyKey } from '../routes'
import { POLICY_TITLES } from './policy-dates'

export interface Policy {
  title: string
  content: readonly { section: string; text: string }[]
}

const privacy: Policy = {
  title: POLICY_TITLES.privacy,
  content: [
    {
      section: 'In short',
      text: 'You can take the assessment without giving your name, an email address or a password. We store your answers so that we can show you your result. We do not sell them, we do not pass them on, and no one follows you around this site.',
    },
    {
      section: 'Your answers and scores',
      text: 'When you submit the assessment, we store which statements you picked as most and least like you, the order in which you saw them, which picks were suggestions, and how long you spent on each question. If you answer further questions, we store those answers in the same way. Just before you submit, we check your answers once, so that you can redo hurried ones; we store nothing from that check. From your answers we work out your scores and your style, how sure both are, and what your picks and times say about how you answered. Only you see that last part. We keep all of it in our own PostgreSQL database. With it we keep the version of the questions and of the scoring, when you finished, and when the result was last opened. If you name a sitting, as in “At home”, we keep that name with it for you alone. A key keeps a double click from storing your answers twice.',
    },
    {
      section: 'How a result belongs to you',
      text: 'A result is filed under a random guest ID, not under your name. A signed cookie in your browser carries that ID, and only a browser with the cookie can open the result. Anyone who shares your browser can open it too, so take care on a shared computer. When you create an account or sign in, the results of that browser move to your account, and from then on they open when you are signed in. Before that, you see them, and can set aside any that are not yours: they leave the browser, and only a link that was emailed to whoever took them opens them again. If you compare with one colleague, we keep which result of each of you it is about, what a guest wants to be called, and a hash of the link’s secret. If one of you offers an agreement, we keep its words, who offered it and when the other agreed. An email can ask you later whether it helped. For that we keep when you asked for it and when it was sent. It quotes the other’s words only if they have shown that their email address is theirs. You see each other’s first name, style and spot on the circle, and that agreement. Either of you can end that at any time. If you share your style, we keep a link with the style’s code, the first name you typed for its page, whether people who open it may compare with you, and a hash of its secret. Anyone with the link sees that name and the style, and nothing else of your result. It ends right away when you stop sharing or delete the result. If you have the free result emailed to you, its link opens the result on any device. We write once, and keep no email address with the result.',
    },
    {
      section: 'Your account',
      text: 'Having an account is up to you. It holds your first and last name, your email address, whether you have confirmed it and shown that it is yours, and when the account was created. It also holds whether questions open with a suggestion, whether you are an admin, and whether an admin has switched the account off. If you ask for a line to try by email about once a week, we keep when you asked and the day of the next one, until you turn it off. We store only a hash of your password, made with Argon2, and cannot read the password back from it. Each browser you sign in with has a session in our database, which ends when you sign out. With it we keep what kind of browser and system it is, when it was first and last used, and when you last entered your password there. Your profile shows you where you are signed in. If you sign in through another provider, we keep the ID that they have for you. Your results, your orders, the pass and an assessment you have not finished are filed under the account.',
    },
    {
      section: 'Emails we send',
      text: 'We write to your email address to confirm it, to let you set a new password, and to tell you when your password or email address was changed. If someone signs in with a browser that is new to your account, we tell you that, too. If you ask for a new email address, we keep both for a while, so that you can undo the change from the old one. A link in such an email carries a secret that works once. We store only a hash of it, with what it is for, the email address it went to and, for a link to sign in, a hash that stands for the browser that asked. We also keep whether the email was sent for another browser. A six-digit code in it does the same where you are waiting: of that we keep a hash, too, and how often a code was typed. If an email is late, refused or cannot be sent, we note that with the account, invitation or order it was about. The person who asked for it sees the note, and so do admins.',
    },
    {
      section: 'The complete report',
      text: 'An order keeps what it was for, its amounts, how its payment stands, the coupon you used, and the email address you gave for the link to the report, if you gave one. With the result or the account we keep when a report or the pass was opened, and when it was locked again. Such a link opens the report on any device; you can withdraw it on the report’s own page. While the site runs in preview mode, it takes no card data. Where card payments are open, Stripe takes them: your card number goes only to Stripe. We keep the payment’s ID, and email the receipt to the email address you gave for it. We store the goals you tick in your action plan, and their dates, with your result. The same goes for the sentences you mark as you or not you, and for your field of work, if you name it. We count how often people mark each sentence either way, without names, and never look at a count of only a few people. The PDF is made on our server and kept for a while, in memory only. If you type a name for it, we print the name on it and do not store it in our database.',
    },
    {
      section: 'Groups',
      text: 'A group keeps its name and description, who leads it, what its members see of each other, and when it was archived. For each member we keep when they joined, what they agreed to show and how, whether they share, and when they were last reminded. We also keep the two lines they chose for their name card, and what they agreed to do, with whether the leader typed it. Their leader reads and prints both, and shows the agreement on the screen in a session. That screen shows only what members may see of each other, and, in a group that is not too small, how many lead with each letter, without names. If they choose one of their results for the group, we keep which. If they ask for emails about what they agreed to, we keep when they asked, which email was the last, and their answer to whether it worked. The group sees such answers only as counts, and only once enough people have answered. We keep such counts, and which letter or answer each member stands for in them, so that they change only when several people have. We also keep which link they joined with, if they used one. An invitation keeps the email address it went to, whether its link was opened and accepted, and when and how often we sent a reminder. Words that a leader adds to an invitation are in the email only. If you decline an invitation, or ask that no one here invites you, we keep a code that only we can make from your email address, with the day. The address itself can’t be read from it. It is there so that such emails don’t reach you, and it stays when you delete your account. An invitation that we hold back for it is marked so. If you ask to join with a link, we keep when you asked, what you agreed to show and which result you chose, until you are in, or that you were declined. The link keeps such a code of email addresses that it doesn’t let in, because their owners were declined or removed. Meanwhile, the leader sees only your name and email address. If you join a group, its leaders see your name, your email address, your style, your scores and how sure they are. The other members see your name. If you agree to share more with a group, they see your style or your scores, too, until you take that back. Leaving the group ends all of it. In an archived group, no one sees anyone’s results. When you first prove that an email address is yours, your account leaves its groups, because someone else may have joined them. Your groups page lists them, with the reason, until you remove the note.',
    },
    {
      section: 'Live sessions',
      text: 'In a live session, people take part by phone. Its row keeps who takes part, with the first name that a guest typed, under a hash of a secret in their cookie. With that go whether the screen may show their name and their result, which result a guest brought, and whether they may be guessed and have turned theirs over. It also holds where they put their dot and whether they have let go of it, what they answered until the answers are counted, and what a guest agreed to do. Everyone in the room sees on the screen what each of them lets it show, and the counts of the answers, never whose they were. Only that browser sees its own part. If a leader sends a guest out, we keep that alone. All of it is deleted when the session ends. Where the room or a leader called a sentence about the group not true, the group keeps which sentence it was, so that it is not said again.',
    },
    {
      section: 'The launch list',
      text: 'If you join the launch list, we keep your email address and the place on the site where you gave it. We write to it once, when payments are open, and delete it when that email is delivered. A link in the email takes you off the list. It is not linked to your result.',
    },
    {
      section: 'Counts and logs',
      text: 'We count how often each step of the assessment is reached on a day. In the same way, we count groups made and links to join them, links to a style, comparisons of two people, sessions, named sittings, further questions, and requests for emails about what was agreed. These counts do not identify anyone. Our server also keeps a log with a request ID, the pattern of the web address that was called, the outcome, the time, and a technical note when something breaks. It holds no answers and no email addresses. When a sign-in fails, a request is turned down, or someone is signed out, it also has the number of the account and the network address. When someone signs in, and when someone starts or stops leading a group, leaves it or is removed, it has the number of the account alone. These lines help us notice an attack. To keep anyone from guessing codes or flooding the site, we count some requests per network. We keep the count for a short time under a code made from the network address, not under the address itself.',
    },
    {
      section: 'Who else sees your data',
      text: 'We send nothing about you to third parties for purposes of their own. If you pay by card, Stripe learns what you pay and the email address for your receipt. If you choose to sign in through another provider, where that is offered, they learn that you use this site and tell us your name and email address. To find out how well our statements measure, we look at picks and times in a table without names. In it, you are a random number. The number is new for each table. The table has only the month of each result and rough times, and no one is in it alone or in a small group. How often each statement is picked also helps us notice answers that were given without reading. There is no analytics service and no advertising, and fonts, pictures and scripts come from our own server, except for the card field.',
    },
    {
      section: 'What admins see',
      text: 'Whoever runs this copy may name admins. Admins see your name, your email address and whether it is confirmed, when you registered, how many results and groups you have, and whether you have the pass. From your newest result they see when you finished it, your first letter, and each letter as high, medium or low. They also see groups with their leaders, orders, and the email addresses on the launch list. Your answers, your exact scores and your report are not shown to them. An admin can delete an account or switch it off. What an admin does is recorded, with the time and the admin’s network address. The people who run the server itself can reach its database.',
    },
    {
      section: 'Keeping and deleting',
      text: 'You can delete a result on its own page, and an account with all its results in the profile. Answers, scores, reports and emailed links are deleted from our database right away, and from our server’s memory soon after; orders stay, as amounts without your email address. If you clear the cookie, this browser can no longer reach its results, and we cannot restore the link. The text of your report also stays on the device you read it on, for reading without a connection, until you sign out there or delete the result; the cookie policy says more. What is no longer used is deleted automatically. Each thing we keep has a random number that links it to the rest, and the dates when it was made, changed or ends. A table on this policy’s page says how long we keep each thing.',
    },
    {
      section: 'When this changes',
      text: 'When we store or send something new, we rewrite this page and change the date at the top.',
    },
  ],
}

/** Which of the two stands in the terms is for a setting to say. */
export const REPORT_TERMS = {
  preview:
    'A complete report will be sold for one payment, without a subscription. Payments are not open yet, and no card data is taken. Until they are, an account opens complete reports at no charge, and so does a coupon that takes off the whole price. What you open for free stays open.',
  live: 'A complete report is sold for one payment, without a subscription. The pass opens every complete report in an account. You see the price before you pay, and Stripe takes the payment. If a payment is refunded or disputed, what it opened is locked again.',
} as const

const terms: Policy = {
  title: POLICY_TITLES.terms,
  content: [
    {
      section: 'Who this is between',
      text: `These terms are between you and whoever runs this copy of ${PRODUCT}; their name is at the top. By using the site, you accept these terms. If you do not, please do not take the assessment.`,
    },
    {
      section: 'What DISC is',
      text: 'DISC describes how people tend to act: how fast they move, and whether they look at the task or at the people first. Your result comes from the answers you gave at that moment. Use it to start a conversation about how you work.',
    },
    {
      section: 'What DISC is not',
      text: 'It is not a hiring test, not a diagnosis, and not a measure of ability or worth. Do not use a result to decide who gets a job, a raise or a promotion, or who is let go. A profile alone is not enough for a decision like that.',
    },
    {
      section: 'The free assessment',
      text: 'Taking the assessment and reading the preview of your result costs nothing. Answer for yourself, and the way you really act. A result made from guesses about someone else describes no one.',
    },
    {
      section: 'The complete report',
      text: REPORT_TERMS[PAYMENTS_OPEN ? 'live' : 'preview'],
    },
    {
      section: 'Fair use',
      text: 'Please do not try to open the results of other people, get around the lock on paid content, overload the site or break its security.',
    },
    {
      section: 'Our texts and pictures',
      text: 'We wrote the statements, the style texts and the reports ourselves. Save and print your own report, and share it with the people you work with. Please do not sell our texts, and do not publish them as your own work.',
    },
    {
      section: 'What we cannot promise',
      text: 'We make this site with care, but it comes as it is. It may be down for a while, it may contain mistakes, and a result may not fit you. What you do with a result is your decision. You keep every right that the law gives you regardless of these terms.',
    },
    {
      section: 'When this changes',
      text: 'When these terms change, we rewrite this page and change the date at the top. The new terms apply from your next visit.',
    },
  ],
}

const cookies: Policy = {
  title: POLICY_TITLES.cookies,
  content: [
    {
      section: 'In short',
      text: 'This site sets a cookie when you ask for something that needs one: to open your result, to sign in and stay signed in, or to open an emailed report. Over HTTPS, their names begin with __Host-, so that no other site can set them. There are no advertising cookies and no tracking cookies. A few more things stay in your browser’s own storage, where they save you work.',
    },
    {
      section: 'Your result without an account',
      text: 'The cookie discern_guest is set when you submit your answers without an account. It holds random guest IDs, an expiry date and a signature, so that no one can make one up and open your result. Each result that you submit or buy gets a new ID. Scripts on a page cannot read it. It lasts beyond your visit, so that you can come back to your result. It is removed when you sign in, because the result is then in your account. The browser’s storage notes that there is such a result, and nothing about it, so that our pages can lead you back to it.',
    },
    {
      section: 'Your account',
      text: 'The cookie next-auth.session-token keeps you signed in. It names your session, is encrypted and cannot be read by scripts. Signing out removes it. If you sign in through another provider, a few short-lived cookies whose names begin with next-auth protect that step. For the top of the page, and for requests to our own server, your browser’s storage also keeps your name, your email address, and a short-lived token. With them it keeps whether you confirmed the address, whether you are an admin, and your result as high, medium or low. Signing out removes all of it. While you are away at another provider, the tab remembers that you left to sign in. The cookie discern_known stays after that. It holds random IDs of the accounts this browser has signed in to, with a signature, and opens none of them. If we block someone who is guessing your password, you can still sign in from here. It also means that we write to you about a new browser only once.',
    },
    {
      section: 'Emailed links',
      text: 'The cookie discern_opened is set when you open the link to a report that was emailed to you. It names the links this browser has opened, with a signature, so that the report opens here again. Signing out removes it. The cookie discern_sign_in is set when you ask us to email you a link to sign in. It holds a random value, so that the link and its code work in this browser; without them, it opens nothing. It is removed when you use the link, and otherwise soon after. The cookie discern_live is set when you take part in a live session. It holds a random secret with a signature, so that only this browser has your part in it. It ends with the day’s session at the latest, and going out or signing out removes it.',
    },
    {
      section: 'The draft of your answers',
      text: 'While you take the assessment, your browser keeps the questions as you saw them, your picks and your times. A reload or a lost connection then costs you nothing. The two questions on the front page are kept in the same way, until the assessment takes their answers over. Answers to further questions are kept until our server has them. The tab remembers which assessment was open in it. The draft goes to our server when you submit your answers, once to check for hurried ones and once to be stored, and is removed from the browser once they have arrived.',
    },
    {
      section: 'Your settings',
      text: 'The browser remembers the theme you chose, whether questions move on automatically, and whether the keyboard shortcuts are on. These settings never leave it. It also remembers the separator you chose for spreadsheet files, and names it when you download one. On a phone, it remembers that you were offered a place on the home screen, so that you are asked once. While a session with a group is on the screen, the tab remembers at which sheet it is, and how long each step has taken. What you type to agree to on your phone is kept in the tab until our server has it.',
    },
    {
      section: 'Name, coupon and email address',
      text: 'The name you typed for the PDF, and the email address you typed for the link to your report, are kept for as long as the tab is open. So are a coupon code, and the name and email address you typed to create an account or sign in, so that they survive a reload. A password is never kept. An email address for the launch list is kept only until it has reached our server. So are the goals you ticked and what you said about the sentences in your report while you had no connection. The tab also remembers where a link to your report was sent.',
    },
    {
      section: 'Your report without a connection',
      text: 'When you open your complete report, your browser keeps the text of your own report, so that you can read it without a connection. A small script, a service worker, shows it at the report’s address and where the app starts, and only while there is no connection. Other people’s pages are never kept, nor is a report that you opened by an emailed link. Signing out removes the text, as does deleting the result or the account, and someone else signing in. If you do so on another device, or the report is locked again, it is removed here the next time you open the report or, with an account, your start page. A text you have not opened for a while is not shown anymore; the privacy policy says how long that is.',
    },
    {
      section: 'A note against counting twice',
      text: 'For as long as the tab is open, the browser notes which steps it has already reported to our daily counts. The note keeps a reload from being counted again.',
    },
    {
      section: 'No one else’s cookies',
      text: 'Nothing on this site is loaded from another company, with one exception. Where card payments are open, the two pages that take a card load the card field from Stripe. Stripe may then set cookies of its own, which help it tell fraud from honest payments. No other page loads Stripe.',
    },
    {
      section: 'How to say no',
      text: 'You can block or clear cookies and site data in your browser’s settings. Without them you can still answer the questions, but your browser cannot open the result and cannot stay signed in. To find out, we may set the cookie discern_try for a moment. Clearing discern_guest cuts this browser’s link to its results, and we cannot restore it; what is in an account stays there.',
    },
    {
      section: 'When this changes',
      text: 'When we add or drop a cookie or a stored item, we rewrite this page and change the date at the top.',
    },
  ],
}

export const POLICIES: Record<PolicyKey, Policy> = { privacy, terms, cookies }

export function isPolicyKey(key: string): key is PolicyKey {
  return (POLICY_KEYS as readonly string[]).includes(key)
}

/** The policy with this key; an unknown key gets the privacy policy. */
export function policyFor(key: string): Policy {
  return POLICIES[isPolicyKey(key) ? key : 'privacy']
}
