// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../test/socket';
import { TableSocket, type Command } from './socket';

let statuses: string[];
let held: Command[];
let came: [string, unknown][];
let socket: TableSocket;
let pace: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  [statuses, held, came] = [[], [], []];
  pace = 1_400;
  socket = new TableSocket(
    () => 'ws://table',
    {
      message: () => undefined,
      status: (status) => statuses.push(status),
      held: (commands) => (held = commands),
      came: (command, answer) => came.push([String(command.do), answer.t]),
    },
    () => pace,
  );
  FakeSocket.last.onopen();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const moves = (sent: Record<string, unknown>[]): unknown[] =>
  sent.filter((command) => command.cmd === 'act').map((command) => command.do);

/** The connection breaks; the next one opens when the test says so. */
function lose(): void {
  FakeSocket.last.readyState = 3;
  FakeSocket.last.onclose({ code: 1006 });
}

it('holds what is pressed without a connection, sends it once, and tells what came of it', () => {
  lose();
  socket.command({ cmd: 'act', seat: 'A', do: 'draw' });
  expect(held.map((command) => command.do)).toEqual(['draw']);
  vi.advanceTimersByTime(1);
  const next = FakeSocket.last;
  next.onopen();
  expect(moves(next.sent)).toEqual(['draw']);
  expect(held).toEqual([]);
  next.hear({ t: 'ack', id: next.asked[0]?.id, seq: 9 });
  expect(came).toEqual([['draw', 'ack']]);
  lose();
  vi.advanceTimersByTime(1);
  FakeSocket.last.onopen();
  expect(moves(FakeSocket.last.sent)).toEqual([]);
});

it('sends the last of several moves of a seat, and nothing that was taken back', () => {
  lose();
  socket.command({ cmd: 'act', seat: 'A', do: 'draw' });
  socket.command({ cmd: 'act', seat: 'A', do: 'call' });
  socket.command({ cmd: 'say', text: 'hello' });
  expect(held.map((command) => command.do ?? command.text)).toEqual(['call', 'hello']);
  socket.drop(held[1]?.id ?? '');
  vi.advanceTimersByTime(1);
  FakeSocket.last.onopen();
  expect(moves(FakeSocket.last.sent)).toEqual(['call']);
  expect(FakeSocket.last.sent.some((command) => command.text === 'hello')).toBe(false);
});

it('does not take back what has been on its way: only the server knows what became of it', () => {
  socket.command({ cmd: 'act', seat: 'A', do: 'draw' });
  const { id } = FakeSocket.last.asked[0] ?? {};
  lose();
  socket.command({ cmd: 'act', seat: 'A', do: 'call' });
  socket.drop(String(id));
  vi.advanceTimersByTime(1);
  FakeSocket.last.onopen();
  expect(moves(FakeSocket.last.sent)).toEqual(['draw', 'call']);
  expect(FakeSocket.last.asked[0]?.id).toBe(id);
});

it('says how fast its reader looks on: when it opens, with each heartbeat, and at once when that changes', () => {
  const paces = (): unknown[] =>
    FakeSocket.last.sent.filter((command) => command.cmd === 'ping').map((command) => command.pace);
  expect(paces()).toEqual([1_400]);
  pace = 630;
  socket.paced();
  expect(paces()).toEqual([1_400, 630]);
  FakeSocket.last.hear({ t: 'pong' });
  vi.advanceTimersByTime(3_000);
  expect(paces()).toEqual([1_400, 630, 630]);
});

it('notices a server that does not answer, and one that does', () => {
  const first = FakeSocket.last;
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(1_000);
    first.hear({ t: 'pong' });
  }
  expect(statuses).toEqual(['open']);
  expect(first.sent.filter((command) => command.cmd === 'ping').length).toBeGreaterThan(2);
  vi.advanceTimersByTime(11_000);
  expect(statuses).toEqual(['open', 'lost']);
  expect(FakeSocket.last).not.toBe(first);
});

it('doubts at once when the machine is offline, and believes the server that answers', () => {
  window.dispatchEvent(new Event('offline'));
  expect(statuses).toEqual(['open', 'doubt']);
  socket.command({ cmd: 'act', seat: 'A', do: 'draw' });
  expect(moves(FakeSocket.last.sent)).toEqual([]);
  FakeSocket.last.hear({ t: 'pong' });
  expect(statuses).toEqual(['open', 'doubt', 'open']);
  expect(moves(FakeSocket.last.sent)).toEqual(['draw']);
});
