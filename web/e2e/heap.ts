import type { CDPSession, Page } from 'playwright-core';

/**
 * The kinds of a heap snapshot that a page's script makes and can hold on to. The others belong to the browser:
 *
 * - `code`: bytecode, machine code, feedback and what describes them. V8 makes more of it the more often a function has run, for as long
 *   as it takes to be compiled by the best compiler; it is bounded by the size of the program.
 * - `object shape`: V8's hidden classes, bounded by the program as well.
 * - `native`: Blink's own, with the network log and the performance timeline that an attached debugger makes it keep. What a page
 *   can hold there is counted apart: nodes, listeners, sounds, buffers.
 * - `hidden` and `synthetic`: the snapshot's own roots.
 */
const OF_THE_PAGE = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'bigint',
  'symbol',
  'regexp',
]);
/** The handle of a node for the script: the browser drops and makes them as it likes, and the nodes are counted. */
const HANDLE = /^(Text|Comment|(HTML|SVG)\w*Element)$/;
/** Counters of Blink for what a script can make there and forget to let go. */
const COUNTERS = ['Nodes', 'JSEventListeners', 'AudioHandlers', 'ArrayBufferContents'];

/** What a page holds after a full collection. */
export interface Held {
  /** Bytes and number of what the page's script made. */
  bytes: number;
  things: number;
  counters: Record<string, number>;
  /** The raw figures: all the engine uses, and how much of it is its own code. */
  used: number;
  code: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

async function snapshot(session: CDPSession): Promise<Snapshot> {
  const parts: string[] = [];
  const hear = ({ chunk }: { chunk: string }): number => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  return JSON.parse(parts.join('')) as Snapshot;
}

/** Collects what nobody holds, until the last tone has died away: a sounding one is held by the browser, and only the speaker remains. */
async function settled(session: CDPSession): Promise<Record<string, number>> {
  let counters: Record<string, number> = {};
  for (let i = 0; i < 40 && (i < 3 || (counters.AudioHandlers ?? 0) > 1); i++) {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const wanted = metrics.filter(({ name }) => COUNTERS.includes(name));
    counters = Object.fromEntries(wanted.map(({ name, value }) => [name, value]));
    await new Promise((rest) => setTimeout(rest, 50));
  }
  return counters;
}

export async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  const counters = await settled(session);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { snapshot: about, nodes, strings } = await snapshot(session);
  await session.detach();

  const { node_fields: fields, node_types: types } = about.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  const sum = { bytes: 0, things: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? -1] ?? '';
    const own = nodes[at + size] ?? 0;
    if (kind === 'code') {
      sum.code += own;
    } else if (own > 0 && OF_THE_PAGE.has(kind) && !HANDLE.test(strings[nodes[at + name] ?? -1] ?? '')) {
      sum.bytes += own;
      sum.things++;
    }
  }
  return { ...sum, used: usedSize, counters };
}
