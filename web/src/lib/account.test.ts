import { describe, expect, it } from 'vitest';
import { accountLines } from './account';

const say = (key: string, ...args: (string | number)[]): string => [key, ...args].join(' ');
const account = {
  seat: 'A',
  start: 0.25,
  end: 0,
  decisions: -0.27,
  decisionsError: 0.05,
  luck: -0.1,
  others: 0.12,
};

describe('where a result came from', () => {
  it('gives an interval that does not hold zero', () => {
    expect(accountLines(account, 'Ana', say)).toEqual([
      'analysis.luckTook Ana 10',
      'analysis.cost Ana 27 17 37',
    ]);
  });
  it('counts no more games in a hundred than a hundred', () => {
    expect(accountLines({ ...account, decisions: -1.05, decisionsError: 0.03 }, 'Ana', say)[1]).toBe(
      'analysis.costWhole Ana',
    );
  });
  it('says that what might be nothing cannot be told from luck', () => {
    expect(accountLines({ ...account, decisionsError: 0.14 }, 'Ana', say)[1]).toBe('analysis.unclear Ana');
    expect(accountLines({ ...account, decisions: 0, decisionsError: 0 }, 'Ana', say)[1]).toBe(
      'analysis.unclear Ana',
    );
  });
  it('knows good luck, none, and better choices than the search found', () => {
    expect(accountLines({ ...account, luck: 0.2 }, 'Ana', say)[0]).toBe('analysis.luckGave Ana 20');
    expect(accountLines({ ...account, luck: 0.001 }, 'Ana', say)[0]).toBe('analysis.luckNone Ana');
    expect(accountLines({ ...account, decisions: 0.1, decisionsError: 0.02 }, 'Ana', say)[1]).toBe(
      'analysis.gain Ana 10 6 14',
    );
  });
});
