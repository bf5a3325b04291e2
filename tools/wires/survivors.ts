/**
 * The faults in the wiring that no unit, view or backend test notices, and why that is right: file → name of
 * the fault (as `npm run mutate -- --wires` prints it) → reason. Such a fault must be without effect, or
 * somebody else must notice it: who, is said.
 */
export const WIRE_SURVIVORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'backend/access/authentication.ts': {
    [`StringLiteral: 'read_session_standing' → ""`]:
      'only names the statement, so that a connection plans it once: without a name it is planned anew',
    "ConditionalExpression: typeof value === 'string' && value.length <= 8_192 → true":
      'what is no text, or longer than any token of ours, is refused when it is verified, too',
    'ConditionalExpression: value.length <= 8_192 → true':
      'only spares a verification: what is longer than any token of ours is refused by it, too',
    'EqualityOperator: value.length <= 8_192 → value.length < 8_192':
      'only spares a verification: what is longer than any token of ours is refused by it, too',
    'ConditionalExpression: idToken === null → false':
      'what is absent is refused when it is verified, too: the question stands for the compiler',
    'ConditionalExpression: accessToken === null → false':
      'what is absent is refused when it is verified, too: the question stands for the compiler',
  },
  'backend/access/codes.ts': {
    'EqualityOperator: at > 0 → at >= 0': 'no address that the contract takes begins with its @',
    'ConditionalExpression: at < 1 → false':
      'what has no @ is a number, and stands whole behind the one that is put into it: two stay two',
    [`StringLiteral: '' → "Stryker was here!" (2)`]:
      'a split text has a first part: the default stands for the compiler',
    'MethodExpression: destination.slice(0, at).toLowerCase() → destination.slice(0, at).toUpperCase()':
      'names are only told apart: in capitals they are one mailbox or two as well',
    'ConditionalExpression: sent.channel === channel → true':
      'no number is an address, so what went to the same one went the same way',
    'OptionalChaining: latest?.id → latest.id':
      'the code that is entered was found, so there is a newest one: the question stands for the compiler',
  },
  'backend/access/countries.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]: 'neither is a currency',
  },
  'backend/access/login.ts': {
    [`StringLiteral: 'note_login_attempt' → ""`]:
      'only names the statement, so that a connection plans it once: without a name it is planned anew',
    'OptionalChaining: row?.failures → row.failures':
      'the statement answers with the row that it wrote: the default stands for the compiler',
    [`StringLiteral: 'player_by_email' → ""`]:
      'only names the statement, so that a connection plans it once: without a name it is planned anew',
  },
  'backend/access/password.ts': {
    'ArrayDeclaration: [] → ["Stryker was here"]': 'the first part of a match is not looked at',
    'LogicalOperator: nonce === undefined || tag === undefined → nonce === undefined && tag === undefined':
      'both parts match, or neither does: one question stands for the compiler',
    'ConditionalExpression: nonce === undefined → false':
      'both parts match, or neither does: one question stands for the compiler',
    'ConditionalExpression: tag === undefined → false':
      'both parts match, or neither does: one question stands for the compiler',
  },
  'backend/access/rules.ts': {
    'EqualityOperator: age < minimumAge → age <= minimumAge': 'nobody of that very age gets there',
    [`StringLiteral: '' → "Stryker was here!"`]:
      'a split text has a first part: the default stands for the compiler',
  },
  'backend/access/sessions.ts': {
    [`StringLiteral: 'note_log_in' → ""`]:
      'only names the statement, so that a connection plans it once: without a name it is planned anew',
  },
  'backend/access/tokens.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]: 'no key has that id either',
    'OptionalChaining: keys.newer?.(kid) → keys.newer(kid)':
      'what is thrown at an unknown key is caught, and the token is nobody’s',
    'ConditionalExpression: !named → false':
      'what is thrown at an unknown key is caught, and the token is nobody’s',
    [`StringLiteral: 'No key of ours has this id.' → ""`]:
      'what is thrown at an unknown key is caught, and nobody reads it',
    [`ConditionalExpression: use === 'id' || use === 'access' → true`]:
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    [`ConditionalExpression: use === 'id' || use === 'access' → false`]:
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    [`LogicalOperator: use === 'id' || use === 'access' → use === 'id' && use === 'access'`]:
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    [`ConditionalExpression: use === 'id' → false`]:
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    [`EqualityOperator: use === 'id' → use !== 'id'`]:
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    [`StringLiteral: 'id' → ""`]:
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    [`ConditionalExpression: use === 'access' → false`]:
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    [`EqualityOperator: use === 'access' → use !== 'access'`]:
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    [`StringLiteral: 'access' → ""`]:
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    'CallExpression: remember(known, token, claims); → ;':
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    'ConditionalExpression: seen → false':
      'only spares a verification: what is not remembered is verified anew, with the same answer',
    'ConditionalExpression: sub === undefined → false':
      'whoever signs with our keys writes it: the question stands for the compiler',
    'ConditionalExpression: exp === undefined → false':
      'whoever signs with our keys writes it: the question stands for the compiler',
    'CallExpression: remember(known, token, claims); → ; (2)':
      'only spares a verification: what is not remembered is verified anew, with the same answer',
  },
  'backend/banking/deposit-facts.ts': {
    [`StringLiteral: 'read_deposit_facts' → ""`]:
      'only names the statement, so that a connection keeps its plan: planned anew, it reads the same',
    'ConditionalExpression: locatedIn === null → false':
      'no country is absent from the table of those that are not allowed: the question stands for the compiler',
  },
  'backend/banking/deposit-rules.ts': {
    [`StringLiteral: 'NOT_VERIFIED' → ""`]:
      'a level that no case knows is not verified either: the cases stand for the compiler',
    "ConditionalExpression: case 'PENDING': return 'unverified'; → case 'PENDING':":
      'a level that no case knows is not verified either: the cases stand for the compiler',
    [`StringLiteral: 'PENDING' → ""`]:
      'a level that no case knows is not verified either: the cases stand for the compiler',
    [`StringLiteral: 'unverified' → ""`]:
      'what counts is that it is none of the other three standings',
    "ConditionalExpression: default: return unknown(level, 'unverified'); → default:":
      'what counts is that it is none of the other three standings',
    [`StringLiteral: 'unverified' → "" (2)`]:
      'what counts is that it is none of the other three standings',
    [`StringLiteral: 'PAYOUT' → ""`]:
      'a status that no case knows is closed, too: the cases stand for the compiler',
    [`StringLiteral: 'TIMEOUT' → ""`]:
      'a status that no case knows is closed, too: the cases stand for the compiler',
    [`StringLiteral: 'SELF_EXCLUDED' → ""`]:
      'a status that no case knows is closed, too: the cases stand for the compiler',
    [`StringLiteral: 'BLACKLISTED' → ""`]:
      'a status that no case knows is closed, too: the cases stand for the compiler',
    "ConditionalExpression: case 'CLOSED': return 'closed'; → case 'CLOSED':":
      'a status that no case knows is closed, too: the cases stand for the compiler',
    [`StringLiteral: 'CLOSED' → ""`]:
      'a status that no case knows is closed, too: the cases stand for the compiler',
    [`StringLiteral: 'closed' → ""`]: 'what counts is that it is none of the other three standings',
    "ConditionalExpression: default: return unknown(status, 'closed'); → default:":
      'what counts is that it is none of the other three standings',
    [`StringLiteral: 'closed' → "" (2)`]:
      'what counts is that it is none of the other three standings',
    'ArrowFunction: <Strictest>(_value: never, strictest: Strictest): Strictest … → () => undefined':
      'what counts is that the answer is none of the other three standings',
    'ConditionalExpression: dueAt !== null → true (2)':
      'what is overdue has a day: the question stands for the compiler',
    'ArrayDeclaration: [] → ["Stryker was here"] (2)':
      'a document without a status is none that is waited for',
  },
  'backend/banking/idempotency.ts': {
    'ConditionalExpression: Array.isArray(value) → false':
      'a list is then read by its numbers, which tells lists apart as well',
  },
  'backend/banking/ledger.ts': {
    'ArithmeticOperator: total + BigInt(whole ? amount : 0) → total - BigInt(whole ? amount : 0)':
      'the negative of a sum is zero where the sum is',
    [`StringLiteral: 'hold_wallet' → ""`]:
      'only names the statement, so that a connection keeps its plan: planned anew, it locks the same',
    'ArrowFunction: () => Promise.resolve() → () => undefined':
      'nothing is read, and what is not read is awaited as well',
    'ConditionalExpression: held → false':
      'the wallet is there: opening it again does nothing, and the lock is held already',
    'ConditionalExpression: row.playerId === playerId → true':
      'only accounts of the player and of the house are read, and no kind is both',
    'MethodExpression: wanted.filter((_, index) => ids[index] === undefined) → wanted':
      'opening an account that is there does nothing',
    'ConditionalExpression: ids[index] === undefined → true':
      'opening an account that is there does nothing',
    [`StringLiteral: 'A ledger account could not be opened.' → ""`]:
      'what was missing has just been opened: the error stands for the compiler',
  },
  'backend/banking/payment-events.ts': {
    [`StringLiteral: 'error.deposit.not_allowed' → ""`]:
      'who holds a wallet is a player: the other answer stands for the compiler',
    [`StringLiteral: 'unknown' → "" (2)`]:
      'a deposit is never deleted and its player has a wallet: the answer stands for the compiler',
  },
  'backend/banking/wallet.ts': {
    [`StringLiteral: 'read_pockets' → ""`]:
      'only names the statement, so that a connection keeps its plan: planned anew, it reads the same',
  },
  'backend/limits/handlers.ts': {
    'ConditionalExpression: body.coolingToken === undefined → false':
      'no token is none that verifies: the question stands for the compiler',
  },
  'backend/platform/http/origin.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]:
      'a text without an equals sign is no cookie either',
    'EqualityOperator: at > 0 → at >= 0': 'nobody asks for a cookie without a name',
    [`StringLiteral: '' → "Stryker was here!" (2)`]: 'names no site either',
    'ConditionalExpression: text === undefined → false':
      'what is absent is passed over as null is: the question stands for the compiler',
    'ConditionalExpression: named !== null → true':
      'null has not two capital letters: the question stands for the compiler',
  },
  'backend/platform/limits.ts': {
    "ConditionalExpression: !ip.includes(':') → false":
      'without a colon an address is one group, and stays whole',
    [`StringLiteral: ':' → ""`]: 'without a colon an address is one group, and stays whole',
    [`StringLiteral: '' → "Stryker was here!"`]:
      'a split text has a first part: the default stands for the compiler',
    "OptionalChaining: ip.toLowerCase().split('%')[0]?.split → ip.toLowerCase().split('%')[0].split":
      'a split text has a first part: the question stands for the compiler',
    'ArrayDeclaration: [] → ["Stryker was here"]':
      'a split text has a first part: the default stands for the compiler',
    "ConditionalExpression: tail === '' → false":
      'the empty group comes last, behind those that are kept',
    [`StringLiteral: '' → "Stryker was here!" (3)`]:
      'the empty group comes last, behind those that are kept',
    'ArrayDeclaration: [] → ["Stryker was here"] (3)':
      'the group comes last, behind those that are kept',
    'ConditionalExpression: tail === undefined → false (2)':
      'an address without two colons has all of its groups, so that none is left to fill in',
  },
  'backend/rewards/deposit-bonuses.ts': {
    'EqualityOperator: a.campaign.id < b.campaign.id → a.campaign.id <= b.campaign.id':
      'no two campaigns have the same id',
  },
  'openapi/reference/age.ts': {
    'MethodExpression: new Date(now).toISOString().slice(0, 10) → new Date(now).toISOString()':
      'the time behind the day makes a text later only than the day itself, which is a birthday already',
  },
  'openapi/reference/countries.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]:
      'every line of the table has its four parts, held by tests/ui/countries.test.ts: the default stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!" (2)`]:
      'every line of the table has its four parts, held by tests/ui/countries.test.ts: the default stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!" (3)`]:
      'every line of the table has its four parts, held by tests/ui/countries.test.ts: the default stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!" (4)`]:
      'every line of the table has its four parts, held by tests/ui/countries.test.ts: the default stands for the compiler',
  },
  'openapi/reference/cpf.ts': {
    'Regex: /^(\\d)\\1{10}$/ → /(\\d)\\1{10}$/':
      'eleven digits it has, or the question before has answered',
    'Regex: /^(\\d)\\1{10}$/ → /^(\\d)\\1{10}/':
      'eleven digits it has, or the question before has answered',
  },
  'openapi/reference/policies.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]:
      'no province is written so: neither is in the table of ages by province',
  },
  'src/access/credential-rules.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]:
      'a text that is cut has a first part: the default stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!" (3)`]:
      'the form with a password has an e-mail address, and the other text is in no password',
  },
  'src/access/postal-codes.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]: 'neither is a number',
  },
  'src/access/rules.ts': {
    [`StringLiteral: '' → "Stryker was here!" (4)`]:
      'the form with a number has a prefix: the default stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!" (5)`]: 'neither is a year',
  },
  'src/access/sign-up/bodies.ts': {
    [`StringLiteral: '' → "Stryker was here!" (3)`]:
      'only values that have passed the rules are sent: the default stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!" (4)`]:
      'only values that have passed the rules are sent: the default stands for the compiler',
    'Regex: /^\\+/ → /\\+/': 'a number in E.164 has one plus, at its start',
  },
  'src/access/sign-up/places.ts': {
    'ConditionalExpression: located !== undefined → true':
      'no market lists an absent country, and none is offered: the question stands for the compiler',
  },
  'src/access/sign-up/progress.ts': {
    [`StringLiteral: 'null' → ""`]: 'a text that cannot be read counts as none, too',
    'BlockStatement: { return undefined; } → {}':
      'a function that ends without an answer answers undefined, too',
  },
  'src/api/answers.ts': {
    [`StringLiteral: '' → "Stryker was here!" (3)`]:
      'a header that is absent is no number, whatever text stands for it',
    'BlockStatement: { return undefined; } → {}':
      'a function that ends without an answer answers undefined, too',
  },
  'src/api/check.ts': {
    'ConditionalExpression: success === undefined → false':
      'the generator writes a success for every operation, held by tools/codegen: the question stands for the compiler',
    [`StringLiteral: 'u' → ""`]:
      "the contract's patterns mean the same without the flag; the generator is held to Ajv, which sets it",
  },
  'src/api/idempotency.ts': {
    'EqualityOperator: a < b → a <= b':
      'names are unique, and the other way round is an order of its own, too',
    'EqualityOperator: a < b → a >= b':
      'names are unique, and the other way round is an order of its own, too',
  },
  'src/api/refusals.ts': {
    'ConditionalExpression: answer.code !== undefined → true':
      'no list of codes has an absent one: the question stands for the compiler',
  },
  'src/api/safe-storage.ts': {
    'BlockStatement: { return undefined; } → {}':
      'a function that ends without an answer answers undefined, too',
  },
  'src/api/session-cookie.ts': {
    'ConditionalExpression: pair === undefined → false':
      'what is thrown at an absent cookie is caught, and it counts as absent',
    'BlockStatement: { // No cookies, or a value that nobody encoded. return unde… → {}':
      'a function that ends without an answer answers undefined, too',
  },
  'src/api/token-database.ts': {
    'BlockStatement: { return undefined; } → {}':
      'a function that ends without an answer answers undefined, too',
  },
  'src/api/token-store.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]:
      'a token that names no player is expired, whatever its session is called',
    'ConditionalExpression: !claims → false':
      'what cannot be read is never mirrored: it is due at once, and refused: the question stands for the compiler',
    'BooleanLiteral: false → true':
      'what cannot be read is never mirrored: it is due at once, and refused: the answer stands for the compiler',
  },
  'src/app/addresses.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]:
      'the types ask for every parameter that a path names: the default stands for the compiler',
  },
  'src/app/browser.ts': {
    'ConditionalExpression: news !== undefined → true':
      'the chart has no event of that name, and stays as it is',
  },
  'src/app/context.tsx': {
    [`StringLiteral: '' → "Stryker was here!"`]: 'neither is a locale: the default one stands in',
  },
  'src/app/guard.tsx': {
    [`StringLiteral: 'anonymous' → "" (2)`]:
      'what counts is that it is neither loading nor a player',
    [`StringLiteral: 'anonymous' → "" (3)`]:
      'what counts is that it is neither loading nor a player',
    'BooleanLiteral: false → true':
      'the query of the nearest match is the same: the option stands for the compiler',
    'BooleanLiteral: false → true (3)':
      'the query of the nearest match is the same: the option stands for the compiler',
    [`StringLiteral: '/' → ""`]: 'an empty path leads home, too',
    [`StringLiteral: '/' → "" (2)`]: 'an empty path leads home, too',
    "ConditionalExpression: hash === '' → false": 'an empty hash is none to the router, too',
    [`StringLiteral: '' → "Stryker was here!"`]: 'an empty hash is none to the router, too',
  },
  'src/app/idle.ts': {
    'ObjectLiteral: { once: true } → {}':
      'a page is loaded once, and a promise that is kept twice is kept once',
    'BooleanLiteral: true → false':
      'a page is loaded once, and a promise that is kept twice is kept once',
  },
  'src/app/latest-terms.ts': {
    'ArithmeticOperator: attempt + 1 → attempt - 1':
      'attempts are only told apart, and no number comes twice either way',
  },
  'src/app/live.tsx': {
    'ArrowFunction: () => () => undefined → () => undefined':
      'React takes a subscription without an end for one that ends by itself',
  },
  'src/app/read-content.ts': {
    "ConditionalExpression: status === 'error' → true":
      'what is neither there nor failed is on its way, and never idle',
  },
  'src/app/site-state.tsx': {
    'ArrowFunction: () => false → () => undefined':
      'what is not announced is left to the word of the content service, a boolean',
    "ConditionalExpression: settings.status === 'ready' → true":
      'a read that is not ready has no value: the question stands for the compiler',
    'ConditionalExpression: countryCode === undefined → false':
      'nobody lives in no country, so it is not closed: the question spares visitors the table',
    'ArrayDeclaration: [] → ["Stryker was here"]': 'a list that stays the same, too',
  },
  'src/app/start-texts.ts': {
    "ObjectLiteral: { status: 'unsupported' } → {}":
      'the chart goes to the default texts with whatever is not loaded',
    [`StringLiteral: 'unsupported' → ""`]:
      'the chart goes to the default texts with whatever is not loaded',
  },
  'src/app/use-content.ts': {
    'ConditionalExpression: left → false (2)':
      'React drops what a page that has gone is told, and what begins later asks nobody',
    'CallExpression: clearTimeout(timer); → ;':
      'what begins then finds that the page has gone, and asks nobody',
  },
  'src/app/use-flow.ts': {
    'ConditionalExpression: inspect === undefined → false':
      'that nobody watches is said by an absent watcher, too',
    'BlockStatement: { subscription.unsubscribe(); } → {}':
      'the flow has ended with the page, and announces nothing any more',
    'CallExpression: subscription.unsubscribe(); → ;':
      'the flow has ended with the page, and announces nothing any more',
    'ArrayDeclaration: [actor] → []': 'the flow is one for as long as the page shows',
  },
  'src/app/use-page.ts': {
    'Regex: /^\\/[^/]*/ → /\\/[^/]*/': 'a path begins with its first slash',
  },
  'src/content/decode.ts': {
    "ConditionalExpression: typeof read === 'number' → true":
      'what is finite is a number: the question stands for the compiler',
  },
  'src/content/images.ts': {
    'ArrayDeclaration: [] → ["Stryker was here"]':
      'a list of something else has no digits where they are read: no name is found in it either',
  },
  'src/content/links.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]: 'a text without a slash is no address either',
  },
  'src/content/read.ts': {
    "ObjectLiteral: { prefix: '' } → {}":
      'only addresses elsewhere are kept, and these have no prefix',
    [`StringLiteral: '' → "Stryker was here!" (4)`]:
      'only addresses elsewhere are kept, and these have no prefix',
  },
  'src/locale/countries.ts': {
    'OptionalChaining: countryByCode(DEFAULT_COUNTRY)?.isd → countryByCode(DEFAULT_COUNTRY).isd':
      'the default country is in the table, held by tests/ui/countries.test.ts: the default stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!"`]:
      'the default country is in the table, held by tests/ui/countries.test.ts: the default stands for the compiler',
  },
  'src/locale/dates.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]:
      'only names a format in the cache; a name of its own either way',
    'ConditionalExpression: known !== undefined → false': 'makes the same format anew, only slower',
    'ConditionalExpression: zone === undefined → false':
      'a time zone of undefined is the zone of the browser, too',
    'CallExpression: formats.set(key, made); → ;': 'makes the same format anew, only slower',
  },
  'src/locale/locale.ts': {
    'Regex: /^[a-z]{2}-[A-Z]{2}$/ → /[a-z]{2}-[A-Z]{2}$/':
      'a longer segment is cut into a language and a market that are then looked up, and are none',
    'Regex: /^[a-z]{2}-[A-Z]{2}$/ → /^[a-z]{2}-[A-Z]{2}/':
      'a longer segment is cut into a language and a market that are then looked up, and are none',
    'Regex: /^\\/*([^/?#]*)(.*)$/s → /\\/*([^/?#]*)(.*)$/s':
      'each part may be empty and the last takes all: it begins at the first character and ends at the last either way',
    'Regex: /^\\/*([^/?#]*)(.*)$/s → /^\\/*([^/?#]*)(.*)/s':
      'each part may be empty and the last takes all: it begins at the first character and ends at the last either way',
    'ArrayDeclaration: [] → ["Stryker was here"]':
      'the expression matches every text: the default stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!"`]:
      'the expression matches every text: the default stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!" (2)`]:
      'the expression matches every text: the default stands for the compiler',
    'ConditionalExpression: country !== undefined → true':
      'no market lists an absent country: the question stands for the compiler',
    'ConditionalExpression: country === undefined → false':
      'no market lists an absent country, so none was found: the question stands for the compiler',
    'ConditionalExpression: region === undefined → false':
      'no market lists an absent region: the question stands for the compiler',
    'ConditionalExpression: regional === undefined → false':
      'no language is absent, so none is found: the question stands for the compiler',
  },
  'src/locale/paths.ts': {
    'ConditionalExpression: oldest.done !== true → true':
      'more than none are held, so there is an oldest: the question stands for the compiler',
    [`StringLiteral: '' → "Stryker was here!"`]:
      'a joined text has both parts: the defaults stand for the compiler',
    [`StringLiteral: '' → "Stryker was here!" (2)`]:
      'a joined text has both parts: the defaults stand for the compiler',
  },
  'src/shell/brand-fonts.ts': {
    [`StringLiteral: '' → "Stryker was here!"`]:
      'a host that no brand has leads to the first brand, as none does',
  },
  'src/shell/keep-focus.ts': {
    'ArrayDeclaration: [] → ["Stryker was here"]':
      'a text is in no page and leaves none: nothing is held either way',
    'ArrayDeclaration: [] → ["Stryker was here"] (2)':
      'a text is in no page and leaves none: nothing is held either way',
  },
  'src/shell/theme.ts': {
    'ArrayDeclaration: [] → ["Stryker was here"]':
      'the choice is the second of the list, which is absent either way',
  },
  'src/texts/fallback.ts': {
    [`StringLiteral: 'en' → ""`]:
      'the language only stands in the error of a catalogue that cannot be compiled; this one was when it was built',
  },
  'src/texts/load.ts': {
    'BlockStatement: { throw new UnsupportedLanguageError(language); } → {}':
      'the catalogue that is absent is refused with the same error when it is compiled',
    'CallExpression: throw new UnsupportedLanguageError(language); → ; (3)':
      'the catalogue that is absent is refused with the same error when it is compiled',
  },
  'src/ui/use-refusals.ts': {
    "ConditionalExpression: failure.kind === 'refused' → true":
      'no other failure has fields: the question stands for the compiler',
    'ObjectLiteral: { problem, read: readNow() } → {}':
      'the draw after it reads the problem, once more than needed',
  },
};

/** Reasons for faults that are noticed, or that are no longer there. @param silent names of those that survived */
export function wrongReasons(
  file: string,
  silent: readonly string[],
  reasons: Readonly<Record<string, string>> = WIRE_SURVIVORS[file] ?? {},
): string[] {
  return Object.keys(reasons)
    .filter((name) => !silent.includes(name))
    .map((name) => `explained, but noticed or gone: ${file}: ${name}`);
}
