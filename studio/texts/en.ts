/** Places: `{amount}` an amount of money, `{number}` a number of the wheel or of a hand. */
export const en = {
  loading: 'Loading the game',
  playMoney: 'Play money',
  playMoneyHelp: 'You play for free. Nothing is staked and nothing is won.',
  balance: 'Balance',
  stake: 'Stake',
  stakeLower: 'Lower stake',
  stakeHigher: 'Higher stake',
  chip: 'Chip',
  spin: 'Spin',
  deal: 'Deal',
  paused: 'Play is paused. It goes on when the message is closed.',
  ready: 'Choose your stake and start',
  placeFirst: 'Place a bet on the table first',
  decide: 'Choose what to do with your hand',
  resumed: 'A round was still under way. Here it is, from its start.',
  actTooDear:
    'Choose what to do with your hand. Doubling or splitting costs {amount}, and your balance does not cover that.',
  paidOut: 'Paid out',
  received: 'You receive {amount}',
  returned: '{amount} came back',
  nothingWon: 'No win in this round',
  goOn: 'Go on',
  skip: 'Show the result',

  rules: 'Rules',
  history: 'History',
  close: 'Close',
  returnToPlayer: 'Return to player',
  returnHelp: 'On average {percent} of all stakes is paid back over very many rounds.',
  returnByBook:
    'On average {percent} of all stakes is paid back over very many rounds to players who decide every hand by basic strategy, the best choice for each hand. Who decides otherwise gets back less.',
  topWin: 'Highest win',
  topWinTimes: '{times} times the stake: {amount}',
  topWinChance: 'Chance of the highest win, {times} times the stake',
  oneIn: '1 in {rounds} a round',
  lessThanOneIn: 'less than 1 in {rounds} a round',
  interruptedRule:
    'The result of a round is fixed before you see it. If a round is interrupted, it is kept: you find it here when you open the game again, and what it won is paid.',
  keysRule:
    'Space or Enter starts a round when the start button has the focus. Release the key before each round.',
  version: 'Version {version}',

  paytable: 'What pays',
  paytableFor: 'What pays at a stake of {amount}',
  linesRule:
    '{lines} lines always play. A line wins from the left reel on; of each line the highest win pays. The line stake is the stake divided by {lines}.',
  lineNumber: 'Line {number}',
  wildRule: 'The star stands for every symbol but the moon.',
  freeSpinsRule:
    '{count} moons anywhere start {spins} free spins. Wins in them are paid {multiplier} times.',
  freeSpins: 'Free spins left: {left}',
  turning: 'The reels turn',
  rowSeen: 'Row {row}: {symbols}.',
  symbolWild: 'Star',
  symbolScatter: 'Moon',
  symbolGem1: 'Diamond',
  symbolGem2: 'Jewel',
  symbolGem3: 'Heart',
  symbolGem4: 'Drop',

  table: 'Table of bets',
  moreBets: 'Bets between numbers',
  placeBet: 'Place',
  takeBet: 'Take the bet on {spot} back',
  undo: 'Undo last chip',
  clear: 'Clear the table',
  total: 'Staked',
  spotPaid: 'pays {amount}',
  numberRed: '{number} red',
  numberBlack: '{number} black',
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  even: 'Even',
  low: '1–18',
  high: '19–36',
  kindStraight: 'Number',
  kindSplit: 'Split',
  kindStreet: 'Street',
  kindTrio: 'Trio',
  kindCorner: 'Corner',
  kindFirstFour: 'First four',
  kindLine: 'Six line',
  kindColumn: 'Column',
  kindDozen: 'Dozen',
  rouletteRule:
    'The wheel has the numbers 1 to 36 and one zero. Choose a chip and place it on a number, on a line between numbers, or on a group. The arrow keys lead from number to number.',
  paysToOne: '{pays} to 1: {amount} for {chip}',
  paysHelp: 'The amount has the chip itself in it.',
  lastNumber: 'Last number',

  dealer: 'Dealer',
  yourHand: 'Your hand',
  handNumber: 'Hand {number}',
  soft: 'soft {total}',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  outcomeWin: 'Win',
  outcomeBlackjack: 'Blackjack',
  outcomePush: 'Push',
  outcomeLose: 'Dealer wins',
  outcomeBust: 'Bust',
  card: '{rank} of {suit}',
  cardHidden: 'Card face down',
  rankAce: 'Ace',
  rankKing: 'King',
  rankQueen: 'Queen',
  rankJack: 'Jack',
  suitSpades: 'spades',
  suitHearts: 'hearts',
  suitDiamonds: 'diamonds',
  suitClubs: 'clubs',
  blackjackCards:
    'Six packs of 52 cards, shuffled anew for each round. An ace counts 1 or 11, a picture 10. Come closer to 21 than the dealer. Over 21 you lose at once.',
  blackjackDealer:
    'The dealer draws up to 16 and stands on every 17, a soft one too. If the dealer’s first two cards are a blackjack, the round ends before you can stake more.',
  blackjackPays:
    'A blackjack is an ace with a ten or a picture as your first two cards. It pays 3 to 2. Every other win pays 1 to 1. A tie gives the stake back, also of two blackjacks.',
  blackjackExample:
    'At a stake of {stake} a blackjack returns {blackjack}, another win {win}, and a tie {stake}. All have the stake in them.',
  blackjackDouble:
    'You may double on any first two cards of a hand, also after a split. You stake the same again and get exactly one more card.',
  blackjackSplit:
    'Two cards of equal value may be split once. Each of the two hands has the first stake. Two aces get one card each. 21 after a split is no blackjack.',
  blackjackLimits:
    'There is no insurance and no surrender. Doubling and splitting must stay within the highest stake and your balance.',
  blackjackLeft: 'A hand that you leave is kept for a day. Then it ends as if you stood.',

  historyEmpty: 'No rounds yet',
  historyRound: 'Round {round}',

  autoplay: 'Autoplay',
  autoplayRounds: 'Rounds',
  autoplayLoss: 'Stop when I have lost',
  autoplayWin: 'Stop when a round wins',
  autoplayStart: 'Start autoplay',
  autoplayStop: 'Stop autoplay',
  noBound: 'No limit',

  toLobby: 'To the lobby',
  toDeposit: 'Deposit',
  toLimits: 'Your limits',
  tryAgain: 'Try again',
  elsewhere:
    'This game seems to be open in another tab or on another device, too: a round of it is under way there. Nothing was staked here.',
  playHere: 'Play on here',
  tooSoon:
    'It is too soon for the next round: a little time must pass after each, in another tab or on another device, too. Nothing was staked.',
  notEnoughMoney: 'Your balance is too low for this stake. No money was taken.',
  limitReached:
    'A limit leaves no room for this stake. No round was started and no money was taken.',
  stakeNotAllowed: 'This stake is not allowed here. Choose another one.',
  notAllowed: 'You cannot play now. No round was started and no money was taken.',
  openNotAllowed: 'You cannot play this game now.',
  openUnreachable: 'Your money could not be reached, so the game did not open. Nothing was staked.',
  actNotEnoughMoney:
    'Your balance does not cover this. Nothing was taken, and your hand goes on as it was.',
  freeRound: 'Free spin {number} of {total}',
  freeOver: 'Your free spins are over. From now on, spins are for your own money.',
  playForMoney: 'Play on with own money',
  noFreeRound: 'No free spin is left. Nothing was taken.',
  freeRoundLeft: 'You have a free spin left, which comes first. Nothing was taken.',
  bonusStake:
    'Your own money does not cover this stake, and your bonus cannot be used for a stake this high. Nothing was taken.',
  actBonusStake:
    'Your own money does not cover this choice, and your bonus cannot be used for stakes this high. Nothing was taken, and your hand goes on as it was.',
  bonusTakes: 'With your bonus you can stake up to {amount} a round.',
  actLimitReached:
    'A limit leaves no room for this stake. Nothing was taken, and your hand goes on as it was.',
  actSessionEnded:
    'Your session has ended, so nothing more can be staked. Nothing was taken, and you can still hit or stand.',
  actNotAllowed:
    'This cannot be done now. Nothing was taken for it, and your round goes on as it was.',
  actUnreachable:
    'Your money could not be reached. Your hand goes on as it was. If the stake was taken, it comes back.',
  endNotAllowed: 'The studio has this round otherwise. It is read anew.',
  gameChanged: 'There is a new version of this game. Start it again from its page.',
  walletUnreachable:
    'Your money could not be reached. The round was not played. If the stake was taken, it comes back.',
  lost: 'There is no connection to the game. A round that was started is kept, and what it won is paid.',
  openingFailed: 'The game could not be loaded.',
  sessionEnded:
    'This game was closed. A round that was under way is kept, and what it won is paid. Start the game again from its page to see it.',
  noSession: 'This page opens from the page of a game.',
};

/** What the game says. The English texts are the list: an unknown id does not compile. */
export type Texts = Readonly<Record<keyof typeof en, string>>;
export type WordId = keyof typeof en;
