import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { roundMachine } from '../machines/games/round/machine.ts';
import { webPage } from '../reference/web-page.ts';
import { bindFlow } from '../src/api/bind.ts';
import { callWith } from './call.ts';
import { Game, PlainPage } from './Game.tsx';
import './look.css.ts';
import { joinFlow, pauses } from './site/join.ts';
import { wordsIn } from './texts.ts';

/**
 * The page of every game: `#session=…&language=…&notation=…&lobby=…` say whose it is, how its operator writes money,
 * and where its lobby is.
 */
const told = new URLSearchParams(location.hash.slice(1));
const session = told.get('session');
const lobby = webPage(told.get('lobby'))?.href;
const notation = told.get('notation') === 'specified' ? 'specified' : 'locale';
const coming = wordsIn(told.get('language') ?? 'en', notation);
// The game is asked for while its words are on their way: on a slow line each takes as long as the other.
const flow = session === null || session === '' ? undefined : openRounds(session);
const words = await coming;
document.documentElement.lang = words.tag;

const root = createRoot(document.querySelector('#root') as HTMLElement);
if (flow === undefined) {
  root.render(
    <PlainPage lobby={lobby} words={words}>
      {words.say('noSession')}
    </PlainPage>,
  );
} else {
  const pause = pauses(flow);
  // Nobody looks: nothing begins. What is under way goes on.
  document.addEventListener('visibilitychange', () => {
    pause('hidden', document.hidden);
  });
  const site =
    window.parent === window
      ? undefined
      : joinFlow(flow, { own: window, parent: window.parent }, pause);
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, (event) => site?.tellUse(event));
  root.render(<Game flow={flow} words={words} waysOut={{ lobby, openSite: site?.open }} />);
}

/** Opens the game of a session. Nothing is shown of an answer before there are words for it. */
function openRounds(token: string) {
  const over = callWith(token);
  const call: typeof over = async (...asked) => (await Promise.all([over(...asked), coming]))[0];
  const opened = createActor(bindFlow(roundMachine, call), {
    // `randomUUID` is missing where a page came without TLS, as over a network at home.
    input: { visit: crypto.getRandomValues(new Uint32Array(4)).join('-') },
  });
  return opened.start();
}
