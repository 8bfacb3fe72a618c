import { describe, expect, test } from 'vitest';
import { setMembers } from '../../../../src/services/mates/cards/json-members.ts';

describe('setting members of a JSON text', () => {
  test.each<[string, string[], Record<string, unknown>, string]>([
    ['{"a":1,"b":2}', [], { a: 'x' }, '{"a":"x","b":2}'],
    ['{ "a" : [1, {"a": 2}] , "b":2 }', [], { a: null }, '{ "a" : null , "b":2 }'],
    ['{"id":12345678901234567890,"a":1.0}', [], { b: 1 }, '{"id":12345678901234567890,"a":1.0,"b":1}'],
    ['{}', [], { b: 1 }, '{"b":1}'],
    [' {"d":{"a":"}\\"{","e":{}}}', ['d'], { a: 'y', c: [] }, ' {"d":{"a":"y","e":{},"c":[]}}'],
    ['{"a":1,"a":2}', [], { a: 3 }, '{"a":1,"a":3}'],
    ['{"\\u0061":1}', [], { a: 3 }, '{"\\u0061":3}'],
    ['{"__proto__":{"a":1}}', ['__proto__'], { a: 2 }, '{"__proto__":{"a":2}}'],
    ['{"d":[1]}', ['d'], { a: 2 }, '{"d":[1]}'],
    ['{"d":1}', ['e', 'f'], { a: 2 }, '{"d":1}'],
    ['[1]', [], { a: 2 }, '[1]'],
  ])('%s at %j to %j', (json, path, changes, expected) => {
    expect(setMembers(json, path, changes)).toBe(expected);
  });
});
