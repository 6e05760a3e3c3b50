import type { Script } from './walk';

const OWN_CARDS = '.ring.bottom .row';

const cabo: Script = {
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
      when: { legal: /^continue/, event: ['roundEnded'] },
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

const cv: Script = {
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
    { id: 'bye', until: { press: true } },
  ],
  asides: [
    { id: 'misfortune', when: { event: ['misfortune'] } },
    { id: 'event', when: { legal: /^play/ } },
    { id: 'luck', when: { legal: /^buy \d luck/ } },
    { id: 'upkeep', when: { legal: /^pay/ } },
  ],
};

const metro: Script = {
  table: { seats: 3, options: {}, level: 'débutant' },
  steps: [
    { id: 'welcome', until: { press: true } },
    { id: 'character', until: { press: true }, target: '.life.mine .character' },
    { id: 'draw', when: { legal: /^draw/ }, until: { event: ['drew'], mine: true }, target: '.piles' },
    {
      id: 'lay',
      when: { legal: /^(lay|pass)/ },
      until: { event: ['laid', 'announced', 'passed'], mine: true },
      target: '.hand',
    },
    { id: 'lines', until: { press: true }, target: '.life.mine' },
    {
      id: 'needs',
      when: { legal: /^draw/ },
      until: { event: ['laid', 'announced', 'passed', 'changed'], mine: true },
      target: '.hand',
    },
    { id: 'change', when: { legal: /^change/ }, until: { event: ['drew', 'changed'], mine: true } },
    { id: 'money', until: { press: true }, target: '.life.mine header' },
    { id: 'on', until: { event: ['stationOpened'] } },
    { id: 'majorite', until: { press: true }, target: '.journey' },
    {
      id: 'piles',
      when: { legal: /^draw/ },
      until: { event: ['drew', 'changed'], mine: true },
      target: '.piles',
    },
    { id: 'toTheEnd', until: { event: ['characterShown'] } },
    { id: 'bye', until: { press: true } },
  ],
  asides: [
    { id: 'accroc', when: { event: ['accrocLaid'] } },
    { id: 'react', when: { legal: /^reveal/ } },
    { id: 'duel', when: { event: ['duelLaid'] } },
    { id: 'nothing', when: { legal: /^pass/ }, target: '.hand' },
  ],
};

const hasard: Script = {
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
    { id: 'bye', until: { press: true } },
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

/** One guide for each game that has one. */
export const SCRIPTS: Record<string, Script> = { cabo, cv, metro, hasard };
