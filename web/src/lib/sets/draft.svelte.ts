import { content } from '../content.svelte';
import { typed, typedWith } from '../api';
import { i18n } from '../i18n.svelte';
import { isObject, part, at, type Obj, type Schema, type Value } from './schema';
import { named, type Folder } from './folder';
import { kindOf, type SetKind } from './kinds';
import { reasonOf } from '../reason';
import type { SetReport } from '../types';

export const ART = 'art.json';
export type Fault = SetReport['faults'][number];
export interface Field {
  name: string;
  schema: Schema;
}

/** The game is asked when somebody has paused, not at every letter. */
const PAUSE = 500;

/** A set while it is changed: what its files hold, and what the game says of it. Nothing of it is at the server until somebody keeps it there. */
export class Draft {
  name = $state('');
  /** Files by name, as they are changed in place. */
  files = $state<Record<string, Value>>({});
  pictures = $state.raw<Record<string, string>>({});
  report = $state.raw<SetReport | undefined>();
  checking = $state(false);
  problem = $state('');
  /** The card one looks at: only its picture comes, if it is new. */
  card = $state('');
  /** Which place was pressed in the list of faults. */
  wanted = $state('');
  /** Files that are no JSON, as they came: the game says in which line. */
  private unread: Record<string, string> = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private forms: Field[][] = [];
  private byPlace = $state.raw<Record<string, number>>({});
  private faultsAt = $state.raw<Record<string, Fault[]>>({});
  kind: SetKind = { cardOf: () => undefined };

  constructor(readonly game: string) {}

  private get kept(): string {
    return `tablee.set.${this.game}`;
  }

  /** What was being changed here when the page was left. */
  static kept(game: string): Folder | undefined {
    const text = localStorage.getItem(`tablee.set.${game}`);
    try {
      return text === null ? undefined : (JSON.parse(text) as Folder);
    } catch {
      return undefined;
    }
  }

  /** Begins with a copy of a set of the server. */
  async copy(set: string): Promise<void> {
    const found = await typed('GET /api/sets/{game}/{set}', { path: { game: this.game, set } });
    await this.open({ name: named(`my-${this.game}`), ...found }, true);
  }

  /** Begins with a folder, which the game reads whatever its files look like. */
  async open(folder: Folder, copied = false): Promise<void> {
    this.kind = await kindOf(this.game);
    const name = named(folder.name);
    const report = await this.ask({ ...folder, name }, true);
    const files: Record<string, Value> = {};
    const unread: Record<string, string> = {};
    for (const [file, text] of Object.entries(report.files ?? {})) {
      try {
        files[file] = JSON.parse(text) as Value;
      } catch {
        unread[file] = text;
      }
    }
    if (copied) {
      this.kind.owned?.(files, name);
    }
    [this.name, this.files, this.pictures, this.unread] = [name, files, folder.pictures, unread];
    await this.check();
  }

  private ask(folder: Folder, open: boolean): Promise<SetReport> {
    return typed('POST /api/sets/{game}/check', {
      path: { game: this.game },
      body: { ...folder, ...(open ? { open } : {}), card: this.card },
    });
  }

  rename(name: string): void {
    this.name = name;
    this.kind.owned?.(this.files, name);
    this.touch();
  }

  /** Something has changed: it is remembered here, and judged as soon as nobody types. */
  touch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  leave(): void {
    clearTimeout(this.timer);
    content.use(this.game, '');
  }

  /** The set as it travels. */
  folder(): Folder {
    return {
      name: this.name,
      files: {
        ...this.unread,
        ...Object.fromEntries(
          Object.entries(this.files).map(([file, value]) => [file, `${JSON.stringify(value, null, 1)}\n`]),
        ),
      },
      pictures: this.pictures,
    };
  }

  async check(): Promise<void> {
    const turn = ++this.asked;
    this.checking = true;
    const folder = this.folder();
    try {
      localStorage.setItem(this.kept, JSON.stringify(folder));
    } catch {
      // A set with many own pictures is more than a browser remembers.
    }
    try {
      const report = await this.ask(folder, false);
      if (turn === this.asked) {
        this.take(report);
      }
    } catch (failed) {
      if (turn === this.asked) {
        this.problem = reasonOf(failed);
      }
    } finally {
      if (turn === this.asked) {
        this.checking = false;
      }
    }
  }

  private take(report: SetReport): void {
    this.problem = '';
    this.forms = report.forms.map((form) =>
      form.map(({ name, schema }) => ({ name, schema: JSON.parse(schema) as Schema })),
    );
    this.byPlace = Object.fromEntries(report.records.map(({ file, place, form }) => [file + place, form]));
    const faults: Record<string, Fault[]> = {};
    for (const fault of report.faults) {
      (faults[fault.file + fault.place] ??= []).push(fault);
    }
    this.faultsAt = faults;
    this.report = report;
    if (report.details) {
      content.tried(this.game, report.details);
    }
  }

  /** Keeps the set at the server, for tables to choose from. */
  async keep(headers: Record<string, string> = {}): Promise<string> {
    const { id } = await typedWith(headers)('POST /api/sets/{game}/keep', {
      path: { game: this.game },
      body: this.folder(),
    });
    return id;
  }

  forget(): void {
    localStorage.removeItem(this.kept);
  }

  /** The fields of a record; one that was just added has those of its neighbour. */
  form(file: string, place: string): Field[] | undefined {
    const number = this.byPlace[file + place] ?? this.byPlace[file + place.replace(/\d+$/, '0')];
    return number === undefined ? undefined : this.forms[number];
  }

  faults(file: string, place: string): Fault[] {
    return this.faultsAt[file + place] ?? [];
  }

  /** Those of a record and of everything in it. */
  within(file: string, place: string): Fault[] {
    return (this.report?.faults ?? []).filter(
      (fault) =>
        fault.file === file && (fault.place === place || fault.place.startsWith(`${place}/`) || place === ''),
    );
  }

  /** The records of a file that are edited one by one: cards, Cartons, paths. */
  records(file: string): { place: string; record: Obj }[] {
    const whole = this.files[file];
    if (!isObject(whole) || file === ART) {
      return [];
    }
    return Object.entries(whole).flatMap(([name, list]) =>
      Array.isArray(list) && list.every(isObject) && this.form(file, part(name) + part(0))
        ? list.map((record, index) => ({ place: part(name) + part(index), record: record as Obj }))
        : [],
    );
  }

  at(file: string, place: string): Value | undefined {
    return at(this.files[file], place);
  }

  /** A text in the reader's language, for lists; there is always something to press. */
  titleOf(record: Obj, otherwise: string): string {
    const { name, title, names, en } = record;
    const words = isObject(name) ? name : isObject(title) ? title : undefined;
    if (words) {
      return i18n.word(words as Record<string, string>) || otherwise;
    }
    if (Array.isArray(names)) {
      return names.join(' & ');
    }
    const said = i18n.language === 'fr' ? title : (en ?? title);
    return typeof said === 'string' && said !== '' ? said : otherwise;
  }
}
