import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createLines, HEARTBEAT, MOST_WAITING } from '../../../backend/banking/realtime/lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket whose other end is the test. */
function standIn() {
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: vi.fn(),
    ping: vi.fn(),
    close: vi.fn(),
    terminate: vi.fn(),
  });
  return { socket, asSocket: socket as unknown as WebSocket };
}

const aino = { playerId: 'aino', sessionId: 's' };
const still = (): boolean => false;

test('[RT-01] who takes texts slower than they come is cut, and what waits for them is bounded', () => {
  const { socket, asSocket } = standIn();
  const line = createLines(() => undefined).add(asSocket, aino, still);
  line?.send('first');
  socket.bufferedAmount = MOST_WAITING + 1;
  line?.send('second');
  expect(socket.send.mock.calls).toEqual([['first']]);
  expect(socket.terminate).toHaveBeenCalledOnce();
});

test('[RT-02] who does not answer from one heartbeat to the next is gone', () => {
  const { socket, asSocket } = standIn();
  createLines(() => undefined).add(asSocket, aino, still);
  vi.advanceTimersByTime(HEARTBEAT);
  expect(socket.ping).toHaveBeenCalledOnce();
  socket.emit('pong');
  vi.advanceTimersByTime(HEARTBEAT);
  expect(socket.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(HEARTBEAT);
  expect(socket.terminate).toHaveBeenCalledOnce();
});

test.each(['pong', 'ping', 'message'])(
  '[RT-02] who sends a %s without end is told so, and cut when they go on',
  (event) => {
    const { socket, asSocket } = standIn();
    createLines(() => undefined).add(asSocket, aino, still);
    const send = () => socket.emit(event, Buffer.from('ping'), false);
    for (let sent = 0; sent < 60; sent += 1) send();
    expect([socket.close, socket.terminate].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    send();
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(1_008);
    send();
    expect(socket.terminate).toHaveBeenCalledOnce();
  },
);

test('[RT-04] with the last channel of a player what was kept of them goes', () => {
  const onLast = vi.fn();
  const lines = createLines(onLast);
  const [one, two] = [standIn(), standIn()];
  lines.add(one.asSocket, aino, still);
  lines.add(two.asSocket, aino, still);
  one.socket.emit('close');
  expect(onLast).not.toHaveBeenCalled();
  two.socket.emit('close');
  expect(onLast).toHaveBeenCalledExactlyOnceWith('aino');
  expect(lines.of('aino')).toEqual([]);
});

test('[RT-04] who says nothing after the end of their session is told so with the next heartbeat', () => {
  const { socket, asSocket } = standIn();
  createLines(() => undefined).add(asSocket, aino, () => true);
  vi.advanceTimersByTime(HEARTBEAT);
  expect(socket.close).toHaveBeenCalledExactlyOnceWith(4_401);
});
