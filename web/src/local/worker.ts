import { load } from './core';
import { Desk } from './desk';
import { CHANNEL, gameOf, type Asked, type Heard } from './messages';
import { keep, list, log } from './store';

/** The worker in which this device's tables are played. */
const channel = new BroadcastChannel(CHANNEL);
const page = self as unknown as {
  postMessage(message: Heard): void;
  onmessage: (event: { data: Asked }) => void;
};
/** Who follows which table. */
const followed = new Map<number, { game: string; table: string }>();

const desk = new Desk({
  load,
  keep,
  log,
  now: () => Date.now(),
  luck: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(128)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  later: (work, millis) => setTimeout(work, millis),
  cancel: (timer) => clearTimeout(timer as number | undefined),
  tell: (connection, text) =>
    page.postMessage(
      text === '' ? { tell: 'ended', connection, code: 1008 } : { tell: 'message', connection, text },
    ),
  moved: (tables) => channel.postMessage(tables),
});

channel.onmessage = ({ data }: { data: string[] }) =>
  data.forEach((table) => void desk.moved(gameOf(table), table));

async function answer(asked: Asked): Promise<void> {
  switch (asked.ask) {
    case 'call': {
      const { id, game, method, path, query, body, who } = asked;
      const { status, text } = await desk.call(game, method, path, query, body, who);
      page.postMessage({ tell: 'answer', id, status, text });
      break;
    }
    case 'prepare': {
      await Promise.all([desk.prepare(asked.game), list()]);
      page.postMessage({ tell: 'answer', id: asked.id, status: 200, text: '' });
      break;
    }
    case 'join': {
      const { connection, game, table, since, who } = asked;
      followed.set(connection, { game, table });
      page.postMessage({ tell: 'joined', connection });
      if (!(await desk.join(game, table, connection, since, who))) {
        page.postMessage({ tell: 'ended', connection, code: 1008 });
      }
      break;
    }
    case 'hear': {
      const at = followed.get(asked.connection);
      if (at) {
        await desk.hear(at.game, at.table, asked.connection, asked.text, asked.who);
      }
      break;
    }
    case 'leave': {
      const at = followed.get(asked.connection);
      followed.delete(asked.connection);
      if (at) {
        await desk.leave(at.game, asked.connection);
      }
      break;
    }
  }
}

/** A fault is told to whoever waits for an answer; the others hear that the connection is gone and come back by themselves. */
page.onmessage = ({ data }) =>
  void answer(data).catch((problem: unknown) => {
    console.warn(problem);
    if ('id' in data) {
      page.postMessage({ tell: 'answer', id: data.id, status: 503, text: '' });
    } else {
      page.postMessage({ tell: 'ended', connection: data.connection, code: 1011 });
    }
  });
