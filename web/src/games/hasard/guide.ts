import type { Script } from '../../guides/walk';

export const script: Script = {
  table: { seats: 3, options: { level: 'D' }, level: 'débutant' },
  steps: [
    { id: 'welcome', until: { press: true } },
    {
      id: 'quality',
      when: { legal: /^throw/ },
      until: { event: ['thrown', 'drawPassed'], mine: true },
      target: '.careers',
    },
    { id: 'beads', until: { event: ['beadGained', 'drawPassed', 'thrown'], mine: true }, target: '.people' },
    { id: 'rings', until: { legal: /^cradle/ }, target: '.people' },
    {
      id: 'cradle',
      when: { legal: /^cradle/ },
      until: { event: ['moved'], mine: true },
      target: '.childhood',
    },
    {
      id: 'obstacle',
      when: { legal: /^throw/, event: ['thrown'] },
      until: { event: ['thrown'], mine: true },
      target: '.facing',
    },
    { id: 'run', until: { event: ['turn'] }, target: '.tray' },
    { id: 'others', until: { legal: /^(throw|open|choose)/ } },
    {
      id: 'crossroads',
      when: { legal: /^(open|choose)/ },
      until: { event: ['cartonLaid', 'trackNamed'], mine: true },
      target: '.careers',
    },
    { id: 'track', until: { press: true }, target: '.tracks' },
    { id: 'crowd', until: { press: true }, target: '.tracks' },
    { id: 'toTheEnd', until: { event: ['gameOver'] } },
    { id: 'bye', at: { event: ['gameOver'] }, until: { press: true } },
  ],
  asides: [
    { id: 'sacrifice', when: { legal: /^spend/ } },
    { id: 'task', when: { legal: /^try/ } },
    { id: 'ambush', when: { legal: /^ambush/ }, target: '.people' },
    { id: 'lift', when: { event: ['ambushPlaced'] } },
    { id: 'displaced', when: { event: ['displaced'] } },
    { id: 'died', when: { event: ['died'] } },
  ],
};
