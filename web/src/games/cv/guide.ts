import type { Script } from '../../guides/walk';

export const script: Script = {
  table: { seats: 2, options: {}, level: 'débutant' },
  steps: [
    { id: 'welcome', until: { press: true } },
    { id: 'draft', when: { legal: /^keep/ }, until: { event: ['kept'], mine: true }, target: '.cards' },
    { id: 'goals', until: { press: true }, target: '.goals' },
    { id: 'throw', when: { legal: /^throw/ }, until: { event: ['rolled'], mine: true }, target: '.tray' },
    {
      id: 'again',
      when: { legal: /^(throw|stop)/ },
      until: { legal: /^(buy|done)/, event: ['stopped'], mine: true },
      target: '.tray',
    },
    {
      id: 'buy',
      when: { legal: /^(buy|done)/ },
      until: { event: ['bought', 'placed', 'turnStarted'] },
      target: '.market',
    },
    { id: 'second', until: { legal: /^(place|throw)/, event: ['placed', 'turnStarted'] }, target: '.market' },
    { id: 'place', when: { legal: /^(place|throw)/ }, until: { event: ['placed', 'turnStarted'] } },
    { id: 'market', until: { press: true }, target: '.market' },
    { id: 'tokens', when: { legal: /^throw/ }, until: { event: ['rolled'], mine: true }, target: '.tray' },
    { id: 'ages', until: { press: true }, target: '.ages ol' },
    { id: 'on', until: { event: ['oldAge', 'gameOver'] } },
    { id: 'oldAge', until: { event: ['gameOver'] } },
    { id: 'bye', at: { event: ['gameOver'] }, until: { press: true } },
  ],
  asides: [
    { id: 'misfortune', when: { event: ['misfortune'] } },
    { id: 'event', when: { legal: /^play/ } },
    { id: 'luck', when: { legal: /^buy \d luck/ } },
    { id: 'upkeep', when: { legal: /^pay/ } },
  ],
};
