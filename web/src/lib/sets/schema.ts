/** What the value of a field looks like, as the game's own reader says it: the parts of JSON Schema that it is said with. */
export interface Schema {
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  title?: string;
}

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type Obj = { [name: string]: Value };

export const isObject = (value: Value | undefined): value is Obj =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How a field is shown. */
export type Control =
  | 'choice'
  | 'flag'
  | 'number'
  | 'text'
  /** A text in several languages. */
  | 'words'
  /** One value for each of a few names: marks by quality. */
  | 'grid'
  /** One value for names that are typed. */
  | 'pairs'
  | 'object'
  | 'list'
  | 'either'
  /** Records that the reader asks field by field. */
  | 'records';

/** Several lists of words are one choice: `HEALTH`, or `ANY`. */
export function plain(schema: Schema): Schema {
  const parts = schema.anyOf ?? [];
  return parts.length > 0 && parts.every((part) => part.enum)
    ? { enum: parts.flatMap((part) => part.enum ?? []) }
    : schema;
}

export function control(schema: Schema): Control {
  const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  if (schema.enum) {
    return 'choice';
  }
  if (schema.anyOf) {
    return 'either';
  }
  if (more) {
    return schema.propertyNames?.enum ? 'grid' : more.type === 'string' ? 'words' : 'pairs';
  }
  switch (schema.type) {
    case 'boolean':
      return 'flag';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return Object.keys(schema.items ?? {}).length === 0 ? 'records' : 'list';
    case 'object':
      return 'object';
    default:
      return 'text';
  }
}

/** What stands in a field that was just added. */
export function fresh(schema: Schema): Value {
  if (Object.keys(schema).length === 0) {
    return {};
  }
  switch (control(plain(schema))) {
    case 'choice':
      return plain(schema).enum?.[0] ?? '';
    case 'flag':
      return true;
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'text':
      return '';
    case 'list':
    case 'records':
      return [];
    case 'either':
      return fresh(schema.anyOf?.[0] ?? {});
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, fresh(schema.properties?.[name] ?? {})]),
      );
    default:
      return {};
  }
}

/** Which of several shapes a value has: the first that it could be. */
export function fitting(value: Value | undefined, shapes: Schema[]): number {
  const flat = shapes.findIndex((shape) => {
    switch (control(shape)) {
      case 'choice':
        return typeof value === 'string' && (shape.enum ?? []).includes(value);
      case 'object':
        return isObject(value) && Object.keys(value).every((name) => shape.properties?.[name]);
      case 'either':
        return fitting(value, shape.anyOf ?? []) >= 0;
      default:
        return false;
    }
  });
  return flat;
}

/** Shapes within shapes are one list to choose from. */
export const shapes = (schema: Schema): Schema[] =>
  (schema.anyOf ?? []).flatMap((part) => (part.anyOf && !plain(part).enum ? shapes(part) : [plain(part)]));

/** What somebody typed for a number: the number, or the text, for the game to say what is wrong with it. */
export const typed = (text: string): Value => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : text);

/** The part of a JSON pointer for one name. */
export const part = (name: string | number): string =>
  `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The value at a JSON pointer. */
export function at(value: Value | undefined, place: string): Value | undefined {
  return place
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Value | undefined>(
      (found, name) =>
        Array.isArray(found) ? found[Number(name)] : isObject(found) ? found[name] : undefined,
      value,
    );
}
