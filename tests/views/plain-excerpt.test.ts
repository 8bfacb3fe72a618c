import { describe, expect, test } from 'vitest';
import { plainExcerpt } from '../../contract/plain-excerpt.ts';

describe('the excerpt in a list', () => {
  test.each([
    ['*She looks up.* “You came.”', 'She looks up. “You came.”'],
    ['***Really***, **truly** and ~~not~~ `so`', 'Really, truly and not so'],
    ['*He turns the page and looks', 'He turns the page and looks'],
    ['## Rules\n\n1. One\n2. Two', 'Rules 1. One 2. Two'],
    ['> quoted\n- listed', 'quoted listed'],
    ['2 * 3 * 4 and snake_case_names', '2 * 3 * 4 and snake_case_names'],
    ['', ''],
  ])('%j becomes %j', (text, plain) => {
    expect(plainExcerpt(text)).toBe(plain);
  });
});
