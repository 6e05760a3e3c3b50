import { expect, it } from 'vitest';
import { at, control, fitting, fresh, plain, shapes, typed, type Schema } from './schema';

const TEXT: Schema = { type: 'string' };
const CONDITION: Schema = {
  anyOf: [
    {
      type: 'object',
      properties: { owns: { type: 'integer', minimum: 1, maximum: 83 } },
      required: ['owns'],
    },
    { type: 'object', properties: { and: { type: 'array', items: TEXT } }, required: ['and'] },
  ],
};

it('shows a field as its schema says', () => {
  expect(control({ enum: ['a'] })).toBe('choice');
  expect(control({ type: 'object', propertyNames: TEXT, additionalProperties: TEXT })).toBe('words');
  expect(
    control({ type: 'object', propertyNames: { enum: ['Be'] }, additionalProperties: { type: 'integer' } }),
  ).toBe('grid');
  expect(control({ type: 'array', items: {} })).toBe('records');
  expect(control(CONDITION)).toBe('either');
  expect(plain({ anyOf: [{ enum: ['a', 'b'] }, { enum: ['ANY'] }] })).toEqual({ enum: ['a', 'b', 'ANY'] });
});

it('begins with the least that fits', () => {
  expect(fresh(CONDITION)).toEqual({ owns: 1 });
  expect(fresh({})).toEqual({});
  expect(fresh({ type: 'array', items: TEXT })).toEqual([]);
});

it('tells which of several shapes a value has', () => {
  expect(fitting({ and: ['x'] }, shapes(CONDITION))).toBe(1);
  expect(fitting({ other: 1 }, shapes(CONDITION))).toBe(-1);
});

it('leaves what is no number for the game to refuse', () => {
  expect(typed('12')).toBe(12);
  expect(typed('-1')).toBe(-1);
  expect(typed('1.5')).toBe('1.5');
  expect(typed('many')).toBe('many');
});

it('finds a value by its place', () => {
  expect(at({ 'a/b': [{ c: 3 }] }, '/a~1b/0/c')).toBe(3);
  expect(at({}, '/a/0')).toBeUndefined();
});
