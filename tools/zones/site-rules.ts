import { type ESTree, parseSync, Visitor } from 'vite';
import { writtenAddresses } from './addresses.ts';

/** Code of a site module that has its place elsewhere. */
export interface Offence {
  /** The offence, in a word or two. */
  readonly what: string;
  readonly offset: number;
  readonly reason: string;
}

/**
 * The only modules that speak to a network: the platform, the content service, the served texts and files; of the atlas,
 * the walker of the site in a frame, and the caller of the signing server of `npm start`.
 */
const NETWORK: ReadonlySet<string> = new Set([
  'atlas/site/signing.ts',
  'atlas/watch/frame-device.ts',
  'atlas/watch/in-frame.ts',
  'atlas/watch/watcher.ts',
  'src/api/call.ts',
  'src/api/reach-site.ts',
  'src/api/realtime-channel.ts',
  'src/api/send-form.ts',
  'src/content/client.ts',
  'src/content/listen.ts',
  'src/texts/load.ts',
  'src/ui/load-chunk.ts',
]);

const REQUESTS: ReadonlySet<string> = new Set([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'sendBeacon',
]);

const GLOBALS: ReadonlySet<string> = new Set(['globalThis', 'window', 'self', 'navigator']);

/** Names of a flow's stages, which belong in a chart. */
const FLOW_WORDS =
  /^(?:is)?(?:busy|sen[dt]|sending|loading|loaded|pending|saving|saved|submitt(?:ed|ing)|status|state|step|phase|stage|screen|open|ready|closed?|fail(?:ed|ure)|error|done|finished|late|holding|waiting|retrying|restricted|resolved(?:once)?)$/i;

/** Switches of one view that no flow depends on, each with the reason. */
const SWITCHES: Readonly<Record<string, string>> = {
  'src/access/sign-up/residence.ts wasOpened': 'a draft of this tab is unsealed once',
  'src/access/password-reset/PasswordResetPage.tsx hasForgotten':
    'a player asks for the flow, which has not begun',
  'src/runtime/content/latest-terms.ts late': 'patience with the content service',
  'src/runtime/guard/guard.tsx resolvedOnce':
    'remembers that a session was known, for the first paint',
  'src/app/login-host.tsx wasAsked': 'the flow that runs outlives the hash that asked for it',
  'src/runtime/guard/site-state.tsx restricted': 'what the location cookie says, read once',
  'src/verification/edd/Reminder.tsx isOpen': 'a window that this page opens once',
  'src/access/account/Welcome.tsx closed': 'a popup that was closed on this page',
  'src/banking/history/Filter.tsx isOpen': 'how a disclosure starts, by the width of the screen',
  'src/banking/history/TransactionRow.tsx isOpen': 'whether the details of one row are drawn',
  'src/banking/statement/StatementCard.tsx isPrinting':
    'a statement is in the page for as long as it is printed',
  'src/verification/documents/DropZone.tsx isOver': 'files are held over the place for them',
  'src/verification/documents/Preview.tsx hasPicture': 'whether the browser could draw a file',
  'src/banking/wallet/WalletCard.tsx open': 'how a disclosure starts, by the width of the screen',
  'src/ui/TextField.tsx shown': 'whether a password can be read',
  'src/ui/form.tsx submitted': 'from when on a form judges while somebody types',
  'src/profile/phone-change/PhoneForm.tsx withoutCode': 'which of two buttons sends the form',
  'src/access/sign-up/Conditions.tsx tickedByAll': 'which of the boxes was ticked by hand',
  'src/routes/$locale/promo.$slug.tsx isKnown':
    'whether the offer above a form has its height, so that the form may show',
  'src/games/lobby/Menu.tsx isNew': 'a chip that comes does not take the menu from under a finger',
  'src/site/chat/ChatFlow.tsx wasWithin': 'whether the focus was in the chat that is closed',
  'src/site/chat/ChatFlow.tsx wasPressed': 'whether the focus was on the launcher that is gone',
};

/**
 * Keeps the tasks of charts and the client where they belong: no request outside {@link NETWORK}, in the atlas
 * neither. In the site there is no flow in `useState` or `useRef` outside {@link SWITCHES}, and no address
 * escapes the compiler.
 * @throws on a syntax error
 */
export function offencesIn(file: string, code: string): Offence[] {
  const isSite = file.startsWith('src/');
  if (!isSite && !file.startsWith('atlas/')) return [];
  const { program, errors } = parseSync(file, code);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const written = isSite ? writtenAddresses(file, code) : [];
  const found: Offence[] = written.map((one) => ({
    ...one,
    reason:
      'addresses of pages are made by address(…), and those from elsewhere are not known here',
  }));
  const request = (what: string, offset: number) => {
    if (NETWORK.has(file)) return;
    const reason = isSite
      ? 'requests are made in src/api, and for content, texts and files in their one module'
      : 'the atlas opens from a disk: it asks no server but in the modules that are listed';
    found.push({ what, offset, reason });
  };
  new Visitor({
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && REQUESTS.has(callee.name)) request(callee.name, start);
    },
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier' && REQUESTS.has(callee.name)) request(callee.name, start);
    },
    MemberExpression({ object, property, start }) {
      const isGlobal = object.type === 'Identifier' && GLOBALS.has(object.name);
      if (isGlobal && property.type === 'Identifier' && REQUESTS.has(property.name)) {
        request(property.name, start);
      }
    },
    VariableDeclarator({ id, init, start }) {
      if (!isSite) return;
      const name = stateName(id, init);
      if (name === undefined || `${file} ${name}` in SWITCHES) return;
      if (!FLOW_WORDS.test(name) && !startsAsSwitch(init)) return;
      const reason =
        'what a flow goes through is a chart; a switch of one view is listed with a reason';
      const hook = id.type === 'Identifier' ? 'useRef' : 'useState';
      found.push({ what: `${hook} ${name}`, offset: start, reason });
    },
  }).visit(program);
  return found;
}

/** The first name of `const [name, setName] = useState(…)`, and the name of `const name = useRef(…)`. */
function stateName(id: ESTree.VariableDeclarator['id'], init: ESTree.Expression | null) {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined;
  const hook = init.callee.name;
  if (hook === 'useRef') return id.type === 'Identifier' ? id.name : undefined;
  if (hook !== 'useState' && hook !== 'useReducer') return undefined;
  const [first] = id.type === 'ArrayPattern' ? id.elements : [];
  return first?.type === 'Identifier' ? first.name : undefined;
}

/** `useState(false)`, `useState<boolean>()`, `useState<'a' | 'b'>()`, and the same of `useRef`. */
function startsAsSwitch(init: ESTree.Expression | null): boolean {
  if (init?.type !== 'CallExpression') return false;
  const [initial] = init.arguments;
  if (initial?.type === 'Literal' && typeof initial.value === 'boolean') return true;
  const [type] = init.typeArguments?.params ?? [];
  if (type?.type === 'TSBooleanKeyword') return true;
  return type?.type === 'TSUnionType' && type.types.some((one) => one.type === 'TSLiteralType');
}
