/** Two requirements or more that contradict or restrict each other, and the rule where they meet. */
export interface Meeting {
  /** Names it among the meetings of its flow, in an address. */
  readonly id: string;
  readonly requirements: readonly [string, string, ...string[]];
  /** The one that gives way, and when. */
  readonly words: string;
  /** Id of the flow in which they meet. */
  readonly flow: string;
  /** Title of the journey, pinned by hand in that flow, that goes there. */
  readonly journey: string;
}

export const MEETINGS: readonly Meeting[] = [
  {
    id: 'restricted-and-expired',
    requirements: ['DEP-09', 'DEP-12'],
    words:
      'Restricted documents shut the cashier; while the KYC level is PENDING_EXPIRED they do not, and it opens.',
    flow: 'banking.deposit',
    journey: 'With a KYC level of PENDING_EXPIRED, documents required restricted leads to cashier',
  },
  {
    id: 'required-and-expired',
    requirements: ['DEP-08', 'DEP-12'],
    words:
      'Required documents come before the cashier; while the KYC level is PENDING_EXPIRED the cashier comes at once.',
    flow: 'banking.deposit',
    journey: 'With a KYC level of PENDING_EXPIRED, documents required leads to cashier',
  },
  {
    id: 'review-and-expired',
    requirements: ['DEP-07', 'DEP-12'],
    words:
      'Documents under review are told of; while the KYC level is PENDING_EXPIRED the cashier shows in place of that.',
    flow: 'banking.deposit',
    journey: 'With a KYC level of PENDING_EXPIRED, documents under review leads to cashier',
  },
  {
    id: 'own-limit-and-expired',
    requirements: ['DEP-10', 'DEP-12'],
    words:
      'A KYC level of PENDING_EXPIRED lifts documents alone: a limit that is reached still ends the deposit.',
    flow: 'banking.deposit',
    journey: 'With a KYC level of PENDING_EXPIRED, self limit reached leads to self limit reached',
  },
  {
    id: 'restriction-and-expired',
    requirements: ['DEP-11', 'DEP-12'],
    words:
      'A KYC level of PENDING_EXPIRED lifts documents alone: a restricted player stays restricted.',
    flow: 'banking.deposit',
    journey: 'With a KYC level of PENDING_EXPIRED, restricted leads to restricted',
  },
  {
    id: 'later-and-law',
    requirements: ['DEP-06', 'DEP-15'],
    words:
      'Preferred documents may be put off; where the regulator forbids it, “later” is not offered and does nothing.',
    flow: 'banking.deposit',
    journey: 'Where the regulator forbids it, documents do not wait',
  },
  {
    id: 'cashier-and-suspension',
    requirements: ['DEP-05', 'DEP-13', 'NS-13'],
    words: 'Who may deposit gets the cashier; a suspension that is learnt there closes it at once.',
    flow: 'banking.deposit',
    journey: 'A suspension learnt after success closes the deposit',
  },
  {
    id: 'limit-and-cashier',
    requirements: ['DEP-05', 'LIM-11'],
    words:
      'Who may deposit gets the cashier; where a deposit limit is required, only after one has been set.',
    flow: 'banking.deposit',
    journey: 'Where a deposit limit is required, there is no way on without one',
  },
  {
    id: 'flags-and-suspension',
    requirements: ['GUARD-10', 'GUARD-15', 'WDR-13'],
    words:
      'Flags never block withdrawing; a suspension does: a suspended player’s payouts are off, and nothing is asked for.',
    flow: 'banking.withdraw',
    journey: 'A player who is suspended meanwhile sees so, and nothing is asked for',
  },
  {
    id: 'documents-and-withdrawal',
    requirements: ['WDR-04', 'WDR-10', 'NS-14'],
    words:
      'Everybody within the limit may withdraw; where the law lets no documents wait, they come first.',
    flow: 'banking.withdraw',
    journey: 'Where it does not, they come first',
  },
  {
    id: 'bonus-and-withdrawal',
    requirements: ['WDR-04', 'WDR-12'],
    words:
      'Everybody within the limit may withdraw; what costs a bonus is asked about before anything is lost.',
    flow: 'banking.withdraw',
    journey: 'Who keeps the bonus is back at the form; who gives it up withdraws',
  },
  {
    id: 'reversal-and-law',
    requirements: ['WDR-08', 'WDR-09'],
    words:
      'An open withdrawal can be called off; where the law does not let it be taken back, it cannot.',
    flow: 'banking.cancelWithdrawal',
    journey: 'Where the law does not let a withdrawal be taken back, it is not',
  },
  {
    id: 'editing-and-lock',
    requirements: ['LIM-04', 'LIM-10'],
    words: 'Limits are edited and lifted; one that is locked is neither.',
    flow: 'limits.depositLimits',
    journey: 'A locked limit is not touched; while nothing is changed, the limits are read anew',
  },
  {
    id: 'lifting-and-law',
    requirements: ['LIM-04', 'LIM-11'],
    words: 'Limits are lifted; where one is required, it can be changed and not lifted.',
    flow: 'limits.depositLimits',
    journey: 'Where a limit is required, it is not deleted',
  },
  {
    id: 'higher-limit-and-wait',
    requirements: ['LIM-04', 'LIM-11', 'NS-28'],
    words:
      'A limit that is saved holds; a higher one waits, and where the law says so, is confirmed once more.',
    flow: 'limits.depositLimits',
    journey: 'A higher limit is confirmed once more when its wait is over, and not before',
  },
  {
    id: 'break-and-break',
    requirements: ['EXC-04', 'NS-20'],
    words: 'A break has the length that was sent; one that holds longer is not shortened by it.',
    flow: 'limits.timeout',
    journey: 'Without an answer the same is asked for again; what holds longer is not shortened',
  },
  {
    id: 'without-end-and-months',
    requirements: ['EXC-02', 'EXC-03', 'NS-31'],
    words:
      'An exclusion without end is stored as twelve months; it is offered only where the market has one.',
    flow: 'limits.exclusion',
    journey: 'Where the market offers none without an end there is none',
  },
  {
    id: 'confirmed-and-at-once',
    requirements: ['EXC-05', 'EXC-06', 'NS-20'],
    words:
      'A break is confirmed first; a day off is not, where the market wants one press to be enough.',
    flow: 'limits.coolingOff',
    journey: 'Where the market wants it, one press is enough',
  },
  {
    id: 'break-and-log-out',
    requirements: ['EXC-06', 'LOGOUT-06'],
    words:
      'A log-out in another tab ends the session; where it was a break, the break is what is told, whoever tells first.',
    flow: 'access.session',
    journey: 'A break ends the session for its own reason, whoever tells of the end first',
  },
  {
    id: 'telling-and-failing',
    requirements: ['LOGOUT-01', 'LOGOUT-05'],
    words:
      'Logging out tells the platform; where the platform fails or is silent, the player is logged out here all the same.',
    flow: 'access.session',
    journey: 'A failing or silent sign-out still signs out here',
  },
  {
    id: 'break-and-cooling-off',
    requirements: ['LOGIN-10', 'LOGIN-07', 'EXC-07'],
    words:
      'Who takes a break learns so at login and may start a cooling-off day; that it could not be started is not told.',
    flow: 'access.login',
    journey: 'A player on a timeout starts a cooling-off day; an error of it is only logged',
  },
  {
    id: 'no-reminder-and-law',
    requirements: ['ACT-09', 'EDD-07', 'NS-61'],
    words:
      'A reminder can be switched off; where the law asks for one, nobody goes without, whatever the platform says.',
    flow: 'limits.activityTimer',
    journey: 'Where the law lets nobody go without, a platform that says so is not believed',
  },
  {
    id: 'closing-and-answering',
    requirements: ['ACT-03', 'EDD-07', 'NS-61'],
    words: 'Closing the reminder is going on; where it must be answered, it cannot be closed.',
    flow: 'limits.activityTimer',
    journey: 'Where it must be answered it cannot be closed, and comes back after a reload',
  },
  {
    id: 'kept-and-run-out',
    requirements: ['COOK-03', 'COOK-04'],
    words:
      'Who has answered the notice is not asked again; a consent that has run out at the platform is asked for anew.',
    flow: 'site.cookies',
    journey: 'A consent that has run out at the platform is asked for again, not renewed',
  },
  {
    id: 'device-and-player',
    requirements: ['COOK-02', 'COOK-04', 'COOK-06'],
    words: 'Consent is kept on the device; another player on it inherits nothing, and is asked.',
    flow: 'site.cookies',
    journey: 'Another player on the same device inherits nothing, and is asked',
  },
  {
    id: 'marketing-and-consent',
    requirements: ['INBOX-01', 'COOK-06'],
    words: 'Players see what is unread in their inbox whatever they agreed to.',
    flow: 'site.inbox',
    journey: 'What is unread is counted beside the pages, and read on the page of the inbox',
  },
  {
    id: 'chat-and-market',
    requirements: ['CHAT-01', 'CHAT-04'],
    words:
      'The chat is offered on main pages; in a market without one there is none, and an open one goes.',
    flow: 'site.chat',
    journey: 'In a market without a chat there is none, and an open one goes on the way there',
  },
];

/** The meetings of a flow. */
export const meetingsOf = (flow: string): readonly Meeting[] =>
  MEETINGS.filter((meeting) => meeting.flow === flow);
