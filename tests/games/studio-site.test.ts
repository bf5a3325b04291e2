import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { roundMachine } from '../../machines/games/round/machine.ts';
import { roundScreen } from '../../machines/games/round/screen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { readFromGame, readToGame } from '../../reference/game-messages.ts';
import { bindFlow } from '../../src/api/bind.ts';
import { joinFlow, pauses } from '../../studio/site/join.ts';

/** The studio's side of the handshake: the real chart of the rounds, and a site around it. */

const SITE = new URL(outcomes.openPlay.slot.data.links.lobby).origin;
const tick = () => new Promise((resolve) => setTimeout(resolve));

type Heard = (event: object) => void;

async function join(played: 'lost' | 'won' = 'lost') {
  const answers: Readonly<Record<string, unknown>> = {
    openPlay: outcomes.openPlay.slot,
    playRound: outcomes.playRound[played],
    endRound: outcomes.endRound.success,
  };
  const call = vi.fn((operation: string) => Promise.resolve(answers[operation]));
  const clock = new SimulatedClock();
  const flow = createActor(bindFlow(roundMachine, call as never), {
    input: { visit: 'visit' },
    clock,
  });
  flow.start();
  const parent = { postMessage: vi.fn() };
  let hear: Heard = () => undefined;
  const own = {
    addEventListener: (_: string, listener: unknown) => {
      hear = listener as Heard;
    },
    removeEventListener: () => undefined,
  };
  const pause = pauses(flow);
  const { open, tellUse } = joinFlow(flow, { own, parent }, pause);
  await tick();
  const { port1: site, port2 } = new MessageChannel();
  const told: { type: string }[] = [];
  site.addEventListener('message', ({ data }) => told.push(data as { type: string }));
  site.start();
  const offer = (more: object = {}) => {
    const data = { type: 'ready', payload: {} };
    hear({ data, source: parent, origin: SITE, ports: [port2], ...more });
  };
  const say = async (type: string, payload: object = {}) => {
    site.postMessage({ type, payload }, []);
    await tick();
  };
  const shows = () => roundScreen(flow.getSnapshot()).name;
  return {
    flow,
    clock,
    parent,
    call,
    told,
    offer,
    say,
    shows,
    pause,
    open,
    tellUse,
    close: () => site.close(),
  };
}

const types = (told: readonly { type: string }[]): readonly string[] =>
  told.map(({ type }) => type);

/** What the game has told, once it has told it all. */
const tells = (told: readonly { type: string }[], all: readonly string[]) =>
  vi.waitFor(() => expect(types(told)).toEqual(all));

describe('a game in a frame', () => {
  test('says to the site that it listens, and to no other origin [INGAME-04]', async () => {
    const { parent, close } = await join();
    expect(parent.postMessage.mock.calls).toEqual([[{ type: 'listening', payload: {} }, SITE]]);
    close();
  });

  test.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: {} }],
    ['a message that is none', { data: { type: 'pause', payload: {} } }],
  ])('takes no port of %s [INGAME-04]', async (_, other) => {
    const { offer, told, close } = await join();
    offer(other);
    await tick();
    expect(told).toEqual([]);
    offer();
    await tells(told, ['gameReady']);
    close();
  });

  test('pauses at once between two rounds, and goes on [INGAME-02] [INGAME-03]', async () => {
    const { flow, offer, say, told, close } = await join();
    offer();
    await say('pause');
    await vi.waitFor(() => expect(roundScreen(flow.getSnapshot()).name).toBe('paused'));
    await tells(told, ['gameReady', 'realityCheckData', 'paused']);
    await say('resume');
    await vi.waitFor(() => expect(roundScreen(flow.getSnapshot()).name).toBe('betting'));
    await tells(told, ['gameReady', 'realityCheckData', 'paused', 'resumed']);
    close();
  });

  test('a round under way is shown to its end before the game says that it is paused [INGAME-03]', async () => {
    const { flow, clock, offer, say, told, close } = await join();
    offer();
    flow.send({ type: 'start.pressed' });
    await tick();
    await say('pause');
    await tells(told, ['gameReady']);
    clock.increment(60_000);
    await tick();
    clock.increment(60_000);
    await tick();
    await vi.waitFor(() => expect(roundScreen(flow.getSnapshot()).name).toBe('paused'));
    await tells(told, [
      'gameReady',
      'roundEnded',
      'balanceUpdated',
      'realityCheckData',
      'roundEnd',
      'paused',
    ]);
    expect(told).toContainEqual({ type: 'realityCheckData', payload: { rounds: 1 } });
    close();
  });

  test('stays paused under a check when its tab is seen again [INGAME-03]', async () => {
    const { offer, say, shows, pause, close } = await join();
    offer();
    await say('pause');
    pause('hidden', true);
    pause('hidden', false);
    expect(shows()).toBe('paused');
    await say('resume');
    await vi.waitFor(() => expect(shows()).toBe('betting'));
    close();
  });

  test('whose call was lost has paused: what the player opens over it waits for no answer [INGAME-03] [ERR-08]', async () => {
    const { flow, call, offer, say, shows, told, close } = await join();
    offer();
    call.mockRejectedValueOnce({ kind: 'unreachable' });
    flow.send({ type: 'start.pressed' });
    await say('pause');
    expect(shows()).toBe('lost');
    await tells(told, ['gameReady', 'realityCheckData', 'paused']);
    close();
  });

  test('whose session is over has paused, too [INGAME-03] [ERR-08]', async () => {
    const { flow, call, offer, say, shows, told, close } = await join();
    offer();
    call.mockResolvedValueOnce(outcomes.playRound.sessionEnded);
    flow.send({ type: 'start.pressed' });
    await say('pause');
    expect(shows()).toBe('ended');
    await vi.waitFor(() => expect(types(told)).toContain('paused'));
    close();
  });

  test('has the site open its deposit over the game, once there is one that hears it [INGAME-01] [INGAME-03]', async () => {
    const { offer, open, told, close } = await join();
    expect(open('banking')).toBe(false);
    offer();
    await tells(told, ['gameReady']);
    expect(open('banking')).toBe(true);
    await tells(told, ['gameReady', 'areaWanted']);
    expect(told.at(-1)).toEqual({ type: 'areaWanted', payload: { area: 'banking' } });
    close();
  });

  test('tells of what the player does once a second, and of no key that is held [INGAME-02]', async () => {
    const { offer, tellUse, say, told, close } = await join();
    offer();
    for (const timeStamp of [100, 600, 1_099, 1_100]) tellUse({ timeStamp });
    for (const timeStamp of [3_000, 5_000]) tellUse({ timeStamp, repeat: true });
    await say('ping');
    await tells(told, ['gameReady', 'userAction', 'userAction', 'pong']);
    close();
  });

  test('tells of a win as soon as it was shown and paid, and not before [INGAME-02]', async () => {
    const { flow, clock, offer, told, call, close } = await join('won');
    offer();
    flow.send({ type: 'start.pressed' });
    await tick();
    clock.increment(1_600);
    clock.increment(699);
    await tick();
    await tells(told, ['gameReady']);
    expect(call).not.toHaveBeenCalledWith('endRound', expect.anything());
    clock.increment(1);
    await tick();
    // The win is celebrated still.
    expect(roundScreen(flow.getSnapshot()).name).toBe('celebrating');
    await tells(told, ['gameReady', 'roundEnded', 'balanceUpdated']);
    clock.increment(60_000);
    await tick();
    expect(roundScreen(flow.getSnapshot()).name).toBe('betting');
    await tells(told, ['gameReady', 'roundEnded', 'balanceUpdated']);
    close();
  });

  test('answers a ping, and reads another balance anew while it is covered [INGAME-02] [INGAME-03]', async () => {
    const { offer, say, told, call, close } = await join();
    offer();
    await say('ping');
    await tells(told, ['gameReady', 'pong']);
    await say('pause');
    const { balance } = outcomes.openPlay.slot.data;
    await say('balanceUpdate', { amount: balance, currency: 'EUR' });
    await say('balanceUpdate', { amount: balance + 1, currency: 'EUR' });
    // The first changes nothing: only the second is read.
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    await say('ping');
    await tells(told, ['gameReady', 'pong', 'realityCheckData', 'paused', 'pong']);
    expect(call).toHaveBeenCalledTimes(2);
    close();
  });
});

describe('a message', () => {
  test.each([
    ['unknown', { type: 'gameOver', payload: {} }],
    ['of the other side', { type: 'pause', payload: {} }],
    ['a name of every object', { type: 'toString', payload: {} }],
    ['without a payload', { type: 'pong' }],
    ['with more than its fields', { type: 'pong', payload: { more: 'x'.repeat(1_000_000) } }],
    ['with more beside', { type: 'pong', payload: {}, more: 'x'.repeat(1_000_000) }],
    ['with a long text', { type: 'warning', payload: { code: 'x'.repeat(65) } }],
    ['with a field of another kind', { type: 'realityCheckData', payload: { rounds: '12' } }],
    ['with half a round', { type: 'realityCheckData', payload: { rounds: 1.5 } }],
    ['a list', [{ type: 'pong', payload: {} }]],
    ['nothing', null],
  ])('that is %s is none of the game’s [INGAME-02]', (_, data) => {
    expect(readFromGame(data)).toBeUndefined();
  });

  test('of either side is read by its own schema [INGAME-02]', () => {
    const told = { type: 'balanceUpdate', payload: { amount: -5, currency: 'EUR' } };
    expect(readToGame(told)).toEqual(told);
    expect(readToGame({ ...told, payload: { amount: 0.5, currency: 'EUR' } })).toBeUndefined();
    expect(readFromGame(told)).toBeUndefined();
    const counted = { type: 'realityCheckData', payload: { rounds: 3 } };
    expect(readFromGame(counted)).toEqual(counted);
  });
});
