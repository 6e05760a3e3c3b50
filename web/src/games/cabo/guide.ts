import type { Script } from '../../guides/walk';

const OWN_CARDS = '.ring.bottom .row';

export const script: Script = {
  table: { seats: 2, options: { firstStarter: 'A' }, level: 'débutant' },
  steps: [
    { id: 'welcome', until: { press: true } },
    {
      id: 'look',
      when: { legal: /^look/ },
      until: { event: ['looked', 'ready'], mine: true },
      target: OWN_CARDS,
    },
    { id: 'second', until: { legal: /^draw/, event: ['ready'], mine: true }, target: OWN_CARDS },
    {
      id: 'draw',
      when: { legal: /^draw/ },
      until: { event: ['drew', 'took'], mine: true },
      target: '[data-spot="draw"]',
    },
    {
      id: 'held',
      when: { legal: /^exchange/ },
      until: { event: ['exchanged', 'discarded', 'declared', 'claimFailed'], mine: true },
      target: '[data-spot="held"]',
    },
    { id: 'watch', until: { legal: /^draw/ } },
    {
      id: 'again',
      until: { event: ['exchanged', 'discarded', 'declared', 'claimFailed', 'called'], mine: true },
      target: '[data-spot="discard"]',
    },
    {
      id: 'equal',
      when: { legal: /^exchange \d \d/ },
      until: { event: ['exchanged', 'discarded', 'declared', 'claimFailed', 'called'], mine: true },
      target: OWN_CARDS,
    },
    { id: 'cabo', when: { legal: /^call/ }, until: { event: ['called', 'roundEnded'] } },
    { id: 'last', until: { event: ['roundEnded'] } },
    {
      id: 'score',
      at: { event: ['roundEnded'] },
      until: { press: true },
      target: '[data-spot="pad"]',
    },
    { id: 'bye', until: { press: true } },
  ],
  asides: [
    { id: 'use', when: { legal: /^use/ }, target: '[data-spot="held"]' },
    { id: 'swapped', when: { event: ['swapped'] } },
    { id: 'failed', when: { event: ['claimFailed'] } },
  ],
};
