import type { Script } from '../../guides/walk';

export const script: Script = {
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
    { id: 'bye', at: { event: ['characterShown'] }, until: { press: true } },
  ],
  asides: [
    { id: 'accroc', when: { event: ['accrocLaid'] } },
    { id: 'react', when: { legal: /^reveal/ } },
    { id: 'duel', when: { event: ['duelLaid'] } },
    { id: 'nothing', when: { legal: /^pass/ }, target: '.hand' },
  ],
};
