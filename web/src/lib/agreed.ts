import type { Option, Preset, Settings, Terms } from './types';

type Say = (key: string, ...args: (string | number)[]) => string;

/** The clocks a table is opened with, and the names of their texts. */
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', turn: 30, reserve: 120 },
  live: { kind: 'live', turn: 60, reserve: 300 },
  days: { kind: 'slow', days: 2 },
  week: { kind: 'slow', days: 7 },
} as const;

const valued = (option: Option, values: Record<string, string>): string =>
  values[option.name] ?? option.standard;

/** A choice, as one says it: "Edition: French". A flag that is on says its name, one that is off its name and no. */
function told(option: Option, value: string, t: Say): string {
  if (option.kind === 'flag') {
    return value === 'true' ? option.label : t('agreed.not', option.label);
  }
  const label = option.values?.find((choice) => choice.value === value)?.label ?? value;
  return t('agreed.is', option.label, label);
}

/** A clock of somebody's own, in its numbers. */
function own(clock: Exclude<Terms['clock'], { kind: 'none' }>, t: Say): string {
  return clock.kind === 'slow'
    ? t('agreed.slow', clock.days)
    : t('agreed.live', clock.turn, Math.round(clock.reserve / 6) / 10);
}

/** What whoever takes a chair agrees to: what the form asks first, whatever else was changed, and the clock. */
export function agreed(
  options: readonly Option[],
  settings: Pick<Settings, 'options'>,
  terms: Pick<Terms, 'clock' | 'delay'>,
  t: Say,
): string[] {
  const chosen = options.filter((option) => {
    const changed = valued(option, settings.options) !== option.standard;
    return changed || (option.kind === 'choice' && !option.advanced);
  });
  const { clock } = terms;
  const known = Object.entries(CLOCKS).find(([, one]) =>
    Object.entries(one).every(([key, value]) => (clock as unknown as Record<string, unknown>)[key] === value),
  );
  return [
    ...chosen.map((option) => told(option, valued(option, settings.options), t)),
    ...(terms.delay > 0 ? [t('agreed.delay')] : []),
    ...(clock.kind === 'none' ? [] : [known ? t(`create.clock.${known[0]}`) : own(clock, t)]),
  ];
}

/** Whether the form stands as a preset would set it: that one is shown as pressed. */
export function isSet(preset: Preset, options: readonly Option[], values: Record<string, string>): boolean {
  return options.every(
    (option) => valued(option, values) === (preset.options[option.name] ?? option.standard),
  );
}

/** The choice that all presets are about: the form has asked it with them, and asks for what they leave out among the rest. */
export function isPresets(option: Option, presets: readonly Preset[]): boolean {
  return presets.length > 0 && presets.every(({ options }) => Object.keys(options).join() === option.name);
}
